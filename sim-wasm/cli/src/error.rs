use model::scenario::ScenarioError;

/// Why a command ends without a result.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// Wrong arguments.
    #[error("{0}")]
    Usage(String),
    /// No such command.
    #[error("there is no command “{0}”; try oos help")]
    UnknownCommand(String),
    /// An unknown flag, or one without its value.
    #[error("{0}")]
    Flags(#[from] lexopt::Error),
    /// A text that is not a scenario of this program.
    #[error("{0}")]
    Unreadable(#[from] model::scenario::ReadError),
    /// A parameter or value that the scenario does not accept.
    #[error("{}", refused_value(.0))]
    Scenario(#[from] ScenarioError),
    /// A scenario that cannot be run.
    #[error("{0}")]
    Run(#[from] model::laboratory::RunError),
    /// Correct usage, but something could not be read or written.
    #[error("{0}")]
    Failed(String),
}

impl CliError {
    /// Exit status: 2 for wrong usage, 1 otherwise.
    pub fn status(&self) -> u8 {
        match self {
            Self::Failed(_) => 1,
            _ => 2,
        }
    }
}

/// Numbers above this one are not repeated in a message: as an `f64` they differ from the digits that were given.
const LARGE: f64 = 9e15;

/// The model's message on a value that a scenario does not accept.
pub fn refused_value(error: &ScenarioError) -> String {
    match error {
        ScenarioError::Outside { id, min, max, value } if value.abs() > LARGE => {
            format!("{id} goes from {min} to {max}; {value:e} is outside")
        }
        other => other.to_string(),
    }
}
