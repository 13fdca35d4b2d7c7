//! The first section of a report: its verdict.

use crate::trace::document::parts::Part;
use crate::trace::report::causes::Hypothesis;
use crate::trace::report::remedies::Remedy;
use crate::trace::report::survey::Survey;

/// The artefacts of the capture, then the verdict.
pub fn sentences(survey: &Survey) -> Vec<String> {
    survey.artefacts.iter().map(|artefact| artefact.text.clone()).chain(survey.verdict.clone()).collect()
}

/// Possible causes of the reordering, each with its figures.
pub fn causes(survey: &Survey) -> Vec<Part> {
    if survey.causes.is_empty() {
        return Vec::new();
    }
    vec![
        Part::Heading("What it may come from".to_owned()),
        Part::List(survey.causes.iter().map(sentence).collect()),
    ]
}

/// What to check and what to set, each with its source.
pub fn remedies(survey: &Survey) -> Vec<Part> {
    if survey.remedies.is_empty() {
        return Vec::new();
    }
    let sentence = |remedy: &Remedy| format!("{} ({})", remedy.words, remedy.source);
    vec![
        Part::Heading("What to look at and what to set".to_owned()),
        Part::List(survey.remedies.iter().map(sentence).collect()),
    ]
}

fn sentence(Hypothesis { cause, is_likely, pro, contra }: &Hypothesis) -> String {
    let word = if *is_likely { "Likely" } else { "Less likely" };
    let but = if contra.is_empty() { String::new() } else { format!("; against it: {}", contra.join("; ")) };
    format!("{word}: {}. For it: {}{but}.", cause.words(), pro.join("; "))
}
