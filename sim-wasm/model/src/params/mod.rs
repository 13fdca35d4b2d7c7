//! How parameters are described. Sliders, number fields, link reading, command-line
//! flags, messages and the documentation's tables are all made from this.

mod conflict;
pub mod hand;
pub mod model;
mod path;
pub mod shown;

pub use conflict::{Conflict, WARM_UP, heard};
pub use path::{QUANTILES, RATES, ROUND_TRIPS, SIZES, TRANSFERS};

use crate::extremes::{larger, smaller};
use crate::units;
use crate::words::word;

/// A laboratory: the first part of a scenario's URL.
#[derive(Debug)]
pub struct Lab {
    /// Name in URLs and on the command line.
    pub id: &'static str,
    /// Short name for people, for places with little room such as the navigation on a phone.
    pub name: &'static str,
    /// What it is about, for people.
    pub title: &'static str,
    /// Its parameters, in the order of the canonical URL.
    pub params: &'static [Param],
    /// The scenario that a link without parameters opens, where it is not the defaults: a canonical query such as
    /// `tau=2`.
    pub opening: &'static str,
    /// Former names that are still read.
    pub aliases: Aliases,
}

/// Former ids, still used by published links and command lines: they are read but never written. An id in use cannot be
/// an alias. Whoever renames an id adds it here.
#[derive(Debug)]
pub struct Aliases {
    /// Former ids of the laboratory.
    pub lab: &'static [&'static str],
    /// Of parameters: (former id, current id).
    pub params: &'static [(&'static str, &'static str)],
    /// Of choices: (parameter's id, former id, current id).
    pub choices: &'static [(&'static str, &'static str, &'static str)],
}

impl Aliases {
    /// For a laboratory in which nothing was renamed.
    pub const NONE: Self = Self { lab: &[], params: &[], choices: &[] };
}

/// One parameter of a laboratory.
#[derive(Clone, Copy, Debug)]
pub struct Param {
    /// Name in URLs and on the command line.
    pub id: &'static str,
    /// The paper's symbol; empty where it has none.
    pub symbol: &'static str,
    /// Short name for people.
    pub name: &'static str,
    /// Unit of the value: empty for pure numbers; `share` for 0 to 1, which people see as a percentage.
    pub unit: &'static str,
    /// Meaning in one line.
    pub meaning: &'static str,
    /// Where it is defined: a paper's section, an RFC, or our own addition.
    pub source: &'static str,
    /// Where the interface puts it.
    pub group: Group,
    /// Its values.
    pub kind: Kind,
}

/// The seed of a laboratory that draws random numbers.
pub const SEED: Param = Param {
    id: "seed",
    symbol: "",
    name: "Seed",
    unit: units::NONE,
    meaning: "start of the random numbers: same seed, same losses and delays",
    source: "Philox 4x32-10, Salmon et al. 2011",
    group: Group::More,
    kind: Kind::linear(0.0, 999_999.0, 1.0, 0, 1.0),
};

/// The parameter of laboratories whose figures can draw the numbers that the paper states.
pub const STATED: Param = Param::of_figure(
    "stated",
    "Paper’s numbers",
    "whether figures draw what the paper states as numbers of this scenario",
    Kind::Choice {
        default: "hide",
        options: &[Choice { id: "show", name: "Shown" }, Choice { id: "hide", name: "Hidden" }],
    },
);

/// The scenario that a reader keeps beside the one that is changed: the last parameter of each laboratory.
pub const KEEP: Param = Param::of_figure(
    "keep",
    "Kept scenario",
    "another scenario, shown dashed beside this one and compared with it",
    Kind::text(Grammar::Kept, 4000),
);

impl Param {
    /// State of a figure, such as what its axis shows: it has no symbol and no unit.
    #[must_use]
    pub const fn of_figure(id: &'static str, name: &'static str, meaning: &'static str, kind: Kind) -> Self {
        Self { id, symbol: "", name, unit: units::NONE, meaning, source: "", group: Group::Figure, kind }
    }

    /// The same parameter with this source.
    #[must_use]
    pub const fn from(self, source: &'static str) -> Self {
        Self { source, ..self }
    }
}

/// The table `params` for a build: the page's WebAssembly modules leave out names, meanings and sources, which the page
/// takes from the generated tables.
#[must_use]
pub const fn table<const N: usize>(params: &[Param]) -> [Param; N] {
    assert!(params.len() == N);
    let mut table = [SEED; N];
    let mut at = 0;
    while at < N {
        let Param { id, symbol, name, unit, meaning, source, group, kind } = params[at];
        let (symbol, name, unit) = (word(symbol), word(name), word(unit));
        let (meaning, source) = (word(meaning), word(source));
        table[at] = Param { id, symbol, name, unit, meaning, source, group, kind };
        at += 1;
    }
    table
}

/// Where the interface puts a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Always visible.
    Main,
    /// A click away.
    More,
    /// Belongs to a figure's view (axes, zoom, selection); it never changes what a simulated number means.
    Figure,
}

/// How values are spread along an axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// Evenly.
    Linear,
    /// Logarithmically.
    Log,
}

/// The values of a parameter.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// A number; values are rounded to `decimals` and clamped to `min..=max`.
    Number(Number),
    /// One of some named values.
    Choice {
        /// The default.
        default: &'static str,
        /// All values, in the order in which the interface shows them.
        options: &'static [Choice],
    },
    /// Text with its own grammar; empty by default.
    Text {
        /// Its grammar.
        grammar: Grammar,
        /// How many characters are read at most.
        max_length: u32,
        /// What the model uses if the text is empty; empty if that is nothing.
        auto: &'static str,
    },
}

/// The values of a numeric parameter.
#[derive(Clone, Copy, Debug)]
pub struct Number {
    /// Smallest value.
    pub min: f64,
    /// Largest value.
    pub max: f64,
    /// Step of the slider and of the arrow keys.
    pub step: f64,
    /// Decimal places kept.
    pub decimals: u32,
    /// Default value; with `None` the model chooses, as `auto` describes.
    pub default: Option<f64>,
    /// What the model chooses if the parameter is not given; empty when `default` is a number.
    pub auto: &'static str,
    /// How figure axes spread the values, and the slider too unless it has a track.
    pub scale: Scale,
    /// What the slider covers; `None` for the whole range.
    pub track: Option<Track>,
    /// How figures lay out its values.
    pub figures: Figures,
}

/// How figures lay out the values of a number.
#[derive(Clone, Copy, Debug)]
pub struct Figures {
    /// Possible upper ends of an axis, ascending: the first that is no smaller than the scenario's value is used,
    /// otherwise the end of the range.
    pub ends: &'static [f64],
    /// Values for which a family has curves, beside the scenario's own.
    pub family: &'static [f64],
}

impl Figures {
    /// An axis over the whole range, and no family.
    pub const ALL: Self = Self { ends: &[], family: &[] };
}

/// What a slider covers as long as the value lies within it: the range that the figures show.
#[derive(Clone, Copy, Debug)]
pub struct Track {
    /// Lower end.
    pub from: f64,
    /// Upper end.
    pub to: f64,
    /// How it spreads the values, to give the interesting part the most room.
    pub spread: Spread,
    /// Values used in the paper, marked on the track.
    pub ticks: &'static [f64],
}

/// How a slider's track spreads its values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spread {
    /// Evenly.
    Even,
    /// By their square roots.
    Root,
    /// Logarithmically; the track must start above 0.
    Ratio,
}

impl Kind {
    /// A number whose slider spreads the values evenly.
    #[must_use]
    pub const fn linear(min: f64, max: f64, step: f64, decimals: u32, default: f64) -> Self {
        Self::Number(Number::linear(min, max, step, decimals, default))
    }

    /// A number whose slider spreads the values logarithmically.
    #[must_use]
    pub const fn log(min: f64, max: f64, step: f64, decimals: u32, default: f64) -> Self {
        Self::Number(Number { scale: Scale::Log, ..Number::linear(min, max, step, decimals, default) })
    }

    /// A number that the model chooses unless it is given, as `auto` describes.
    #[must_use]
    pub const fn optional(min: f64, max: f64, step: f64, decimals: u32, auto: &'static str) -> Self {
        Self::Number(Number { default: None, auto, ..Number::linear(min, max, step, decimals, min) })
    }

    /// A text of this grammar; an empty one means nothing.
    #[must_use]
    pub const fn text(grammar: Grammar, max_length: u32) -> Self {
        Self::Text { grammar, max_length, auto: "" }
    }

    /// The same number with these possible upper ends of a figure's axis.
    #[must_use]
    pub const fn ending(self, ends: &'static [f64]) -> Self {
        match self {
            Self::Number(number) => {
                Self::Number(Number { figures: Figures { ends, ..number.figures }, ..number })
            }
            other => other,
        }
    }

    /// The same number with these values in a family of curves.
    #[must_use]
    pub const fn family(self, family: &'static [f64]) -> Self {
        match self {
            Self::Number(number) => {
                Self::Number(Number { figures: Figures { family, ..number.figures }, ..number })
            }
            other => other,
        }
    }

    /// The same number with a track for its slider.
    #[must_use]
    pub const fn on(self, from: f64, to: f64, spread: Spread, ticks: &'static [f64]) -> Self {
        match self {
            Self::Number(number) => {
                Self::Number(Number { track: Some(Track { from, to, spread, ticks }), ..number })
            }
            other => other,
        }
    }
}

/// A named value.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// Name in URLs.
    pub id: &'static str,
    /// Name for people.
    pub name: &'static str,
}

/// The grammar of a text parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grammar {
    /// Transmissions: `7` is the first transmission of ADU 7, `7.2` its second; separated by commas, sorted,
    /// without repeats.
    Transmissions,
    /// Another scenario of the same laboratory, without the state of its figures: `w:8,ta:20`, or `defaults`
    /// (see `scenario::kept`).
    Kept,
    /// An arrival order: numbers, ranges, `x` for a loss (see `reordering::sequence`).
    Sequence,
    /// Lines for a sender (see `senders::Script`), separated by commas.
    Lines,
    /// Quantiles of a delay, in percent and ms, sorted: `90:0,99:2.5`; a percentage that occurs twice is a step (see
    /// `laws::Quantiles`).
    Quantiles,
}

/// The laboratory in `labs` with this current or former id.
pub(crate) fn find(labs: &'static [Lab], id: &str) -> Option<&'static Lab> {
    labs.iter().find(|lab| lab.id == id || lab.aliases.lab.contains(&id))
}

impl Lab {
    /// The parameter with this id.
    #[must_use]
    pub fn param(&self, id: &str) -> Option<&'static Param> {
        self.params.iter().find(|param| param.id == id)
    }

    /// The current id for `id`, which may be a former one.
    pub(crate) fn current_id<'a>(&self, id: &'a str) -> &'a str {
        self.aliases.params.iter().find(|(former, _)| *former == id).map_or(id, |(_, now)| now)
    }

    /// The current id of a parameter's value `id`, which may be a former one.
    pub(crate) fn current_choice<'a>(&self, param: &str, id: &'a str) -> &'a str {
        let aliases = self.aliases.choices.iter();
        aliases
            .filter(|(of, ..)| *of == param)
            .find(|(_, former, _)| *former == id)
            .map_or(id, |(.., now)| now)
    }
}

impl Number {
    /// A number on a linear scale, without a track.
    #[must_use]
    pub const fn linear(min: f64, max: f64, step: f64, decimals: u32, default: f64) -> Self {
        let (auto, scale, track, figures) = ("", Scale::Linear, None, Figures::ALL);
        Self { min, max, step, decimals, default: Some(default), auto, scale, track, figures }
    }

    /// `value` rounded to the parameter's decimals and clamped to its range.
    #[must_use]
    pub fn settle(&self, value: f64) -> f64 {
        let mut unit = 1.0;
        for _ in 0..self.decimals {
            unit *= 10.0;
        }
        // clamp first, so that value * unit cannot overflow; + 0.0 turns -0 into 0
        let within = |value| smaller(larger(value, self.min), self.max);
        within((within(value) * unit + 0.5).floor() / unit) + 0.0
    }
}
