//! The choices in the parameter tables.

use model::params::{Kind, Lab};

/// The ids of a choice's values, in the order of the table.
pub fn options(lab: &Lab, id: &str) -> Vec<&'static str> {
    let Some(Kind::Choice { options, .. }) = lab.param(id).map(|param| &param.kind) else {
        panic!("{id} is no choice");
    };
    options.iter().map(|option| option.id).collect()
}

/// The values of a choice in the table are those that the model has, in the same order.
pub fn stands_for_each<T>(lab: &Lab, id: &str, all: &[(&'static str, T)]) {
    assert_eq!(options(lab, id), all.iter().map(|(name, _)| *name).collect::<Vec<_>>(), "{id}");
}
