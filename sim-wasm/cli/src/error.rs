/// Why a command ends without its result.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// The words of the call are off.
    #[error("{0}")]
    Usage(String),
    /// No such command.
    #[error("there is no command \"{0}\"; try oos help")]
    UnknownCommand(String),
    /// A flag that is not known, or without its value.
    #[error("{0}")]
    Flags(#[from] lexopt::Error),
    /// A text that is no scenario of this program.
    #[error("{0}")]
    Unreadable(#[from] model::scenario::ReadError),
    /// A parameter or a value that the scenario does not take.
    #[error("{0}")]
    Scenario(#[from] model::scenario::ScenarioError),
    /// A scenario that cannot be run.
    #[error("{0}")]
    Run(#[from] model::laboratory::RunError),
    /// The call was right, but something could not be read or written.
    #[error("{0}")]
    Failed(String),
}

impl CliError {
    /// Exit status: 2 for wrong usage, 1 for everything else.
    pub fn status(&self) -> u8 {
        match self {
            Self::Failed(_) => 1,
            _ => 2,
        }
    }
}
