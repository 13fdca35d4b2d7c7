//! The file format of a campaign's table.

#[cfg(feature = "parquet")]
use super::parquet;
use super::table::Table;
use crate::error::CliError;
use crate::files::{shown, write_anew};
use std::path::Path;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    Csv,
    #[cfg(feature = "parquet")]
    Parquet,
}

impl Form {
    /// The format, from the ending of the file's name.
    pub fn of(path: &Path) -> Result<Self, CliError> {
        match path.extension().and_then(|ending| ending.to_str()) {
            #[cfg(feature = "parquet")]
            Some("parquet") => Ok(Self::Parquet),
            #[cfg(not(feature = "parquet"))]
            Some("parquet") => Err(CliError::Usage(
                "this oos was built without Parquet: name a .csv, or build it with --features parquet"
                    .to_owned(),
            )),
            Some("csv") => Ok(Self::Csv),
            _ => Err(CliError::Usage(format!("{} ends neither with .csv nor with .parquet", shown(path)))),
        }
    }

    /// Writes the whole table.
    pub fn write(self, table: &Table, path: &Path) -> Result<(), CliError> {
        let bytes = match self {
            Self::Csv => table.text().into_bytes(),
            #[cfg(feature = "parquet")]
            Self::Parquet => parquet::bytes(table)?,
        };
        write_anew(path, &bytes).map_err(|error| CliError::Failed(format!("{}: {error}", shown(path))))
    }
}
