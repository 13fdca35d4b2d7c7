//! Pages of the explorer that are no laboratory: a link opens one (`#/about`), and it holds no scenario.

/// A page that is no laboratory.
#[derive(Debug, PartialEq, Eq)]
pub struct Page {
    /// In links, before what the page itself reads: `#/about`.
    pub id: &'static str,
    /// In the navigation and the window's title.
    pub title: &'static str,
}

/// All of them. None has the id of a laboratory, now or formerly: a test checks it.
pub const PAGES: &[Page] = &[
    Page { id: "learn", title: "Learn" },
    Page { id: "papers", title: "Papers" },
    Page { id: "about", title: "About" },
];

/// The page that a name in the place of a laboratory's opens: what follows a slash is for the page to read.
pub fn find(name: &str) -> Option<&'static Page> {
    let id = name.split_once('/').map_or(name, |(id, _)| id);
    PAGES.iter().find(|page| page.id == id)
}
