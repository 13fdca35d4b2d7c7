//! The columns, constants and plans of figures as TypeScript: a file for each figure, so that a page loads only those
//! of the figures that it shows.

use model::laboratory::{
    AxisParameter, Constant, ConstantValue, Heads, Laboratory, ListedFigure, Plan, PlanAxis, PlanMeasures,
};

const MARK: &str = "// Generated from the figures in sim-wasm/model by `cargo run -p xtask`. Do not edit.\n";

/// Names and texts of a laboratory's files: in each, a constant for each table with its columns' units by id, in
/// order; the figure's constants; and its plan, along parameters or of listed points.
pub fn files(laboratory: &dyn Laboratory) -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = Vec::new();
    let mut add = |figure: &str, line: String| {
        let name = format!("{}.{figure}.heads.ts", laboratory.lab().id);
        match files.iter_mut().find(|(known, _)| *known == name) {
            Some((_, text)) => text.push_str(&line),
            None => files.push((name, MARK.to_owned() + &line)),
        }
    };
    for Heads { figure, table, columns } in laboratory.heads() {
        let units: Vec<String> = columns.iter().map(|(id, unit)| format!("{id}: '{unit}'")).collect();
        add(
            figure,
            format!("export const {} = {{ {} }} as const;\n", table.to_uppercase(), units.join(", ")),
        );
    }
    for Constant { figure, name, value } in laboratory.constants() {
        add(figure, format!("export const {name} = {};\n", fixed(value)));
    }
    for plan in laboratory.plans() {
        add(
            plan.figure,
            format!("export const PLAN = {{ {} }} as const;\n", fields(laboratory, plan).join(", ")),
        );
    }
    for listed in laboratory.listed() {
        add(
            listed.figure,
            format!(
                "export const LISTED = {{ {} }} as const;\n",
                listed_fields(laboratory, listed).join(", ")
            ),
        );
    }
    files
}

fn listed_fields(laboratory: &dyn Laboratory, listed: &ListedFigure) -> Vec<String> {
    let mut fields = vec![
        format!("lab: '{}'", laboratory.lab().id),
        format!("figure: '{}'", listed.figure),
        format!("isNamed: {}", listed.is_named),
        format!("numbers: {}", listed.numbers),
    ];
    let called =
        listed.called.iter().map(|(column, measure, which)| format!("{column}: ['{measure}', {which}]"));
    fields.push(format!("called: {{ {} }}", called.collect::<Vec<_>>().join(", ")));
    if !listed.paired.is_empty() {
        let paired = listed.paired.iter().map(|(column, measure)| format!("{column}: '{measure}'"));
        fields.push(format!("paired: {{ {} }}", paired.collect::<Vec<_>>().join(", ")));
    }
    fields.extend(listed.after.map(|(measure, _)| format!("after: '{measure}'")));
    fields
}

fn fields(laboratory: &dyn Laboratory, plan: &Plan) -> Vec<String> {
    let mut fields = vec![
        format!("lab: '{}'", laboratory.lab().id),
        format!("figure: '{}'", plan.figure),
        format!("x: {}", along(&plan.x)),
    ];
    fields.extend(plan.y.as_ref().map(|y| format!("y: {}", along(y))));
    if !plan.rows.is_empty() {
        fields.push(format!("rows: {}", list(plan.rows)));
    }
    fields.push(format!("shown: {}", shown(&plan.shown)));
    fields.push(format!("hasIntervals: {}", plan.has_intervals));
    fields
}

fn fixed(value: &ConstantValue) -> String {
    match value {
        ConstantValue::Number(number) => number.to_string(),
        ConstantValue::List(ids) => format!("{} as const", list(ids)),
        ConstantValue::Sets(sets) => {
            let sets: Vec<String> =
                sets.iter().map(|(option, of)| format!("{option}: {}", list(of))).collect();
            format!("{{ {} }} as const", sets.join(", "))
        }
    }
}

fn along(along: &PlanAxis) -> String {
    match along {
        PlanAxis::Axis(AxisParameter::Param(id), points) => format!("{{ param: '{id}', points: {points} }}"),
        PlanAxis::Axis(AxisParameter::Choice(id), points) => {
            format!("{{ choice: '{id}', points: {points} }}")
        }
        PlanAxis::Family(choice) => format!("{{ family: '{choice}' }}"),
    }
}

fn shown(shown: &PlanMeasures) -> String {
    match shown {
        PlanMeasures::All(ids) => list(ids),
        PlanMeasures::Chosen(choice, options) => {
            let of: Vec<String> = options.iter().map(|(option, id)| format!("{option}: '{id}'")).collect();
            format!("{{ choice: '{choice}', of: {{ {} }} }}", of.join(", "))
        }
    }
}

fn list(ids: &[&str]) -> String {
    let ids: Vec<String> = ids.iter().map(|id| format!("'{id}'")).collect();
    format!("[{}]", ids.join(", "))
}
