//! Pages of the explorer that are no laboratory: a link opens one (`#/about`), and it holds no scenario.

/// A page of the explorer that is not a laboratory.
#[derive(Debug, PartialEq, Eq)]
pub struct Page {
    /// Its name in links (`#/about`); what follows it there is read by the page.
    pub id: &'static str,
    /// Its title, in the navigation and the window's title.
    pub title: &'static str,
}

/// Every such page. None has the current or a former id of a laboratory: a test checks this.
pub const PAGES: &[Page] = &[
    Page { id: "learn", title: "Learn" },
    Page { id: "papers", title: "Papers" },
    Page { id: "about", title: "About" },
];

/// The page that a link names in the place of a laboratory; what follows a slash is read by the page.
pub fn find(name: &str) -> Option<&'static Page> {
    let id = name.split_once('/').map_or(name, |(id, _)| id);
    PAGES.iter().find(|page| page.id == id)
}
