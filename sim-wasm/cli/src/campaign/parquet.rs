//! A table as a Parquet file, written column by column: numbers as doubles, counts as 64-bit integers, the rest as
//! text.

use super::rows::{REPLICATION, ROW};
use super::table::Table;
use crate::csv::cells;
use crate::error::CliError;
use model::laboratories::laboratory_of;
use model::scenario::Scenario;
use parquet::basic::{ConvertedType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::types::Type;
use std::sync::Arc;

/// The kind of a column's cells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Number,
    Count,
    Text,
}

/// The kind of the column with this name, in a table of a campaign with this scenario.
fn kind(scenario: &Scenario, column: &str) -> Kind {
    use model::params::Kind as Of;
    let is_measure = laboratory_of(scenario).measures().iter().any(|measure| measure.id == column);
    match scenario.lab().param(column).map(|param| &param.kind) {
        _ if [ROW, REPLICATION, "seed", "model"].contains(&column) => Kind::Count,
        Some(Of::Number(_)) => Kind::Number,
        _ if is_measure => Kind::Number,
        _ => Kind::Text,
    }
}

/// The bytes of the file. An empty cell becomes a null.
pub fn bytes(table: &Table) -> Result<Vec<u8>, CliError> {
    let failed =
        |error: ParquetError| CliError::Failed(format!("the Parquet file could not be made: {error}"));
    let rows: Vec<Vec<String>> = table.lines.values().map(|line| cells(line)).collect();
    let names = cells(&table.head);
    let scenario = names.iter().position(|name| name == "scenario");
    let link = scenario.and_then(|at| rows.first()?.get(at)).map_or("", String::as_str);
    let scenario = Scenario::read(link)?.scenario;
    let columns: Vec<(&str, Kind)> =
        names.iter().map(|name| (name.as_str(), kind(&scenario, name))).collect();
    written(&columns, &rows).map_err(failed)
}

fn written(columns: &[(&str, Kind)], rows: &[Vec<String>]) -> Result<Vec<u8>, ParquetError> {
    let fields = columns.iter().map(|&(name, kind)| field(name, kind)).collect::<Result<_, _>>()?;
    let schema = Type::group_type_builder("campaign").with_fields(fields).build()?;
    // the library's default would name its own version
    let properties = WriterProperties::builder().set_created_by(format!("oos {}", crate::VERSION)).build();
    let mut bytes = Vec::new();
    let mut file = SerializedFileWriter::new(&mut bytes, Arc::new(schema), Arc::new(properties))?;
    let mut group = file.next_row_group()?;
    for (place, &(_, kind)) in columns.iter().enumerate() {
        let cells = rows.iter().map(|row| row.get(place).map_or("", String::as_str));
        column(&mut group, kind, cells)?;
    }
    group.close()?;
    file.close()?;
    Ok(bytes)
}

fn field(name: &str, kind: Kind) -> Result<Arc<Type>, ParquetError> {
    let (physical, converted) = match kind {
        Kind::Number => (Physical::DOUBLE, ConvertedType::NONE),
        Kind::Count => (Physical::INT64, ConvertedType::NONE),
        Kind::Text => (Physical::BYTE_ARRAY, ConvertedType::UTF8),
    };
    let builder = Type::primitive_type_builder(name, physical);
    builder.with_repetition(Repetition::OPTIONAL).with_converted_type(converted).build().map(Arc::new)
}

fn column<'a>(
    group: &mut SerializedRowGroupWriter<&mut Vec<u8>>,
    kind: Kind,
    cells: impl Iterator<Item = &'a str> + Clone,
) -> Result<(), ParquetError> {
    let Some(mut writer) = group.next_column()? else { return Ok(()) };
    let levels: Vec<i16> = cells.clone().map(|cell| i16::from(!cell.is_empty())).collect();
    let there = cells.filter(|cell| !cell.is_empty());
    let unread = |cell: &str| ParquetError::General(format!("“{cell}” is not a number"));
    match kind {
        Kind::Number => {
            let values = there.map(|cell| cell.parse::<f64>().map_err(|_| unread(cell)));
            let values = values.collect::<Result<Vec<_>, _>>()?;
            writer.typed::<DoubleType>().write_batch(&values, Some(&levels), None)?;
        }
        Kind::Count => {
            let values = there.map(|cell| cell.parse::<i64>().map_err(|_| unread(cell)));
            let values = values.collect::<Result<Vec<_>, _>>()?;
            writer.typed::<Int64Type>().write_batch(&values, Some(&levels), None)?;
        }
        Kind::Text => {
            let values: Vec<ByteArray> = there.map(ByteArray::from).collect();
            writer.typed::<ByteArrayType>().write_batch(&values, Some(&levels), None)?;
        }
    }
    writer.close()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::campaign::table::Lines;
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::Field;

    const HEAD: &str = "row,cc,jitter,window,replication,throughput,scenario,seed,version,model,campaign";

    fn table(lines: &[&str]) -> Table {
        let lines: Lines = lines.iter().map(|&line| line.to_owned()).enumerate().collect();
        Table { head: HEAD.to_owned(), campaign: "2-x".to_owned(), lines }
    }

    #[test]
    fn what_is_read_is_what_was_written() {
        let first = "1,bic,0.1,,1,0.30000000000000004,\"#/tcp?keep=cc:bic,rtt:50\",1,0.1.0,1,2-x";
        let second = "2,yeah,5,8,2,,#/tcp,1,0.1.0,1,2-x";
        let bytes = super::bytes(&table(&[first, second])).expect("a file");
        let path = std::env::temp_dir().join(format!("oos-{}.parquet", std::process::id()));
        std::fs::write(&path, &bytes).expect("written");
        let reader =
            SerializedFileReader::new(std::fs::File::open(&path).expect("a file")).expect("a Parquet file");
        std::fs::remove_file(&path).expect("removed");
        let metadata = reader.metadata().file_metadata();
        assert_eq!(metadata.created_by(), Some(format!("oos {}", crate::VERSION)).as_deref());
        let rows: Vec<Vec<(String, Field)>> = reader
            .get_row_iter(None)
            .expect("rows")
            .map(|row| {
                row.expect("a row")
                    .get_column_iter()
                    .map(|(name, field)| (name.clone(), field.clone()))
                    .collect()
            })
            .collect();
        let names: Vec<&str> = rows[0].iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names.join(","), HEAD);
        let text = |text: &str| Field::Str(text.to_owned());
        let found: Vec<&Field> = rows[0].iter().map(|(_, field)| field).collect();
        assert_eq!(
            found,
            [
                &Field::Long(1),
                &text("bic"),
                &Field::Double(0.1),
                &Field::Null,
                &Field::Long(1),
                &Field::Double(0.1 + 0.2),
                &text("#/tcp?keep=cc:bic,rtt:50"),
                &Field::Long(1),
                &text("0.1.0"),
                &Field::Long(1),
                &text("2-x"),
            ]
        );
        assert_eq!(rows[1][5].1, Field::Null);
        assert_eq!(rows[1][3].1, Field::Double(8.0));
        // the same rows give the same bytes
        assert!(super::bytes(&table(&[first, second])).expect("a file") == bytes);
    }
}
