//! The one table of parameters (DESIGN.md, decision 1). Sliders, number fields, URL reading,
//! command-line flags, messages and the documentation's tables all come from it.

use crate::units;

/// A laboratory: the first part of a scenario's URL.
#[derive(Debug)]
pub struct Lab {
    /// Name in URLs and on the command line.
    pub id: &'static str,
    /// What it is about, for people.
    pub title: &'static str,
    /// Its parameters, in the order of the canonical URL.
    pub params: &'static [Param],
    /// What used to be called otherwise.
    pub aliases: Aliases,
}

/// Former ids, which published links and command lines go on using. They are read and never written. An id
/// that is in use is no alias, and whoever renames one adds a line here.
#[derive(Debug)]
pub struct Aliases {
    /// Former ids of the laboratory.
    pub lab: &'static [&'static str],
    /// Of parameters: (former id, id).
    pub params: &'static [(&'static str, &'static str)],
    /// Of choices: (parameter's id, former id, id).
    pub choices: &'static [(&'static str, &'static str, &'static str)],
}

impl Aliases {
    /// Nothing was renamed.
    pub const NONE: Self = Self { lab: &[], params: &[], choices: &[] };
}

/// One parameter of a laboratory.
#[derive(Debug)]
pub struct Param {
    /// Name in URLs and on the command line.
    pub id: &'static str,
    /// The paper's symbol; empty where it has none.
    pub symbol: &'static str,
    /// Short name for people.
    pub name: &'static str,
    /// Unit of the value: empty for pure numbers, `share` from 0 to 1, which people see as a percentage.
    pub unit: &'static str,
    /// Meaning in one line.
    pub meaning: &'static str,
    /// Where it comes from.
    pub source: &'static str,
    /// Where the interface keeps it.
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
    meaning: "names the luck: the same seed meets the same network",
    source: "DESIGN.md decision 4",
    group: Group::More,
    kind: Kind::linear(0.0, 999_999.0, 1.0, 0, 1.0),
};

impl Param {
    /// State of a figure, such as what its axis shows: it has no symbol and no unit.
    #[must_use]
    pub const fn of_figure(id: &'static str, name: &'static str, meaning: &'static str, kind: Kind) -> Self {
        Self { id, symbol: "", name, unit: units::NONE, meaning, source: "", group: Group::Figure, kind }
    }

    /// The same parameter with the place it comes from.
    #[must_use]
    pub const fn from(self, source: &'static str) -> Self {
        Self { source, ..self }
    }
}

/// Where the interface keeps a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// In reach at all times.
    Main,
    /// A click away.
    More,
    /// State of a figure (axes, zoom, selection): it never changes a simulated number's meaning.
    Figure,
}

/// How a slider spreads its values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// Evenly.
    Linear,
    /// By ratios.
    Log,
}

/// The values of a parameter.
#[derive(Debug)]
pub enum Kind {
    /// A number; values are rounded to `decimals` and clamped to `min..=max`.
    Number(Number),
    /// One of some named values.
    Choice {
        /// The value when nothing is said.
        default: &'static str,
        /// All values, in the order of the interface.
        options: &'static [Choice],
    },
    /// Text with a grammar of its own; empty when nothing is said.
    Text {
        /// What it may hold.
        grammar: Grammar,
        /// Characters that are read at most.
        max_length: u32,
    },
}

/// The values of a numeric parameter.
#[derive(Debug)]
pub struct Number {
    /// Smallest value.
    pub min: f64,
    /// Largest value.
    pub max: f64,
    /// Step of the slider and of the arrow keys.
    pub step: f64,
    /// Decimal places that are kept.
    pub decimals: u32,
    /// Value when nothing is said; `None` leaves it to the model, which `auto` describes.
    pub default: Option<f64>,
    /// What the model does when the parameter is not given; empty when `default` is a number.
    pub auto: &'static str,
    /// How axes of figures spread the values, and the slider where it has no track of its own.
    pub scale: Scale,
    /// What the slider covers; `None`: the whole range.
    pub track: Option<Track>,
}

/// What a slider covers while the value lies within it: the range that the figures show.
#[derive(Clone, Copy, Debug)]
pub struct Track {
    /// Its ends.
    pub from: f64,
    /// Its ends.
    pub to: f64,
    /// How it spreads the values, so that the interesting part has the most room.
    pub spread: Spread,
    /// Values that the paper uses.
    pub ticks: &'static [f64],
}

/// How a slider's track spreads its values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spread {
    /// Evenly.
    Even,
    /// By their square roots.
    Root,
    /// By ratios; the track starts above 0.
    Ratio,
}

impl Kind {
    /// A number whose slider spreads the values evenly.
    #[must_use]
    pub const fn linear(min: f64, max: f64, step: f64, decimals: u32, default: f64) -> Self {
        Self::Number(Number::linear(min, max, step, decimals, default))
    }

    /// A number whose slider spreads the values by ratios.
    #[must_use]
    pub const fn log(min: f64, max: f64, step: f64, decimals: u32, default: f64) -> Self {
        Self::Number(Number { scale: Scale::Log, ..Number::linear(min, max, step, decimals, default) })
    }

    /// A number that the model chooses when nothing is said, as `auto` describes.
    #[must_use]
    pub const fn optional(min: f64, max: f64, step: f64, decimals: u32, auto: &'static str) -> Self {
        Self::Number(Number { default: None, auto, ..Number::linear(min, max, step, decimals, min) })
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
#[derive(Debug)]
pub struct Choice {
    /// Name in URLs.
    pub id: &'static str,
    /// Name for people.
    pub name: &'static str,
}

/// The grammar of a text parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grammar {
    /// Transmissions: `7` is the first transmission of ADU 7, `7.2` its second; joined by commas,
    /// sorted, each once.
    Transmissions,
    /// An arrival order: numbers, ranges, `x` for a loss (see `reordering::sequence`).
    Sequence,
}

/// The laboratory of a list with this id, or with this former one.
pub(crate) fn find(labs: &'static [Lab], id: &str) -> Option<&'static Lab> {
    labs.iter().find(|lab| lab.id == id || lab.aliases.lab.contains(&id))
}

impl Lab {
    /// The parameter with this id.
    #[must_use]
    pub fn param(&self, id: &str) -> Option<&'static Param> {
        self.params.iter().find(|param| param.id == id)
    }

    /// Today's id of what is or was called `id`.
    pub(crate) fn current_id<'a>(&self, id: &'a str) -> &'a str {
        self.aliases.params.iter().find(|(former, _)| *former == id).map_or(id, |(_, now)| now)
    }

    /// Today's id of what is or was the value `id` of a parameter.
    pub(crate) fn current_choice<'a>(&self, param: &str, id: &'a str) -> &'a str {
        let aliases = self.aliases.choices.iter();
        aliases
            .filter(|(of, ..)| *of == param)
            .find(|(_, former, _)| *former == id)
            .map_or(id, |(.., now)| now)
    }
}

impl Number {
    /// With a slider that spreads the values evenly.
    #[must_use]
    pub const fn linear(min: f64, max: f64, step: f64, decimals: u32, default: f64) -> Self {
        Self { min, max, step, decimals, default: Some(default), auto: "", scale: Scale::Linear, track: None }
    }

    /// `value` rounded to the parameter's decimals and clamped to its range.
    #[must_use]
    pub fn settle(&self, value: f64) -> f64 {
        let mut unit = 1.0;
        for _ in 0..self.decimals {
            unit *= 10.0;
        }
        // clamp first: value * unit must not overflow; + 0.0 turns -0 into 0
        ((value.clamp(self.min, self.max) * unit + 0.5).floor() / unit).clamp(self.min, self.max) + 0.0
    }
}
