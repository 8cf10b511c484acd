//! A page that is one form: most pages about accounts are. Built of fields here, so that labels, hints,
//! errors and their ids belong together on every one of them.

use askama::Template;
use chrono_tz::Tz;

use super::forms::FormState;
use super::kept::Kept;
use super::viewer::Viewer;
use crate::i18n::{Lang, t, zones};

/// What kind of field.
#[derive(Clone, Debug)]
pub enum Kind {
    /// `text`, `email`, `password` …
    Input(&'static str),
    /// One of several: group (may be empty), value, words.
    Select(Vec<(String, Vec<(String, String)>)>),
    /// One of a few, all shown: value, words.
    Radio(Vec<(String, String)>),
    /// A box.
    Check,
    /// No field: the heading of those that follow.
    Heading,
}

/// A field of a form.
#[derive(Clone, Debug)]
pub struct Field {
    /// Its name, also its id.
    pub name: &'static str,
    /// Its label.
    pub label: String,
    /// A word of explanation; may be empty.
    pub hint: String,
    /// What the browser may fill in by itself.
    pub autocomplete: &'static str,
    /// Its kind.
    pub kind: Kind,
    /// What stands in it.
    pub value: String,
    /// What is wrong with it.
    pub error: Option<String>,
}

impl Field {
    /// Whether it is a box that is ticked.
    pub fn is_ticked(&self) -> bool {
        !self.value.is_empty()
    }

    /// The ids that describe it.
    pub fn described_by(&self) -> String {
        let mut ids = Vec::new();
        if !self.hint.is_empty() {
            ids.push(format!("{}-hint", self.name));
        }
        if self.error.is_some() {
            ids.push(format!("{}-error", self.name));
        }
        ids.join(" ")
    }
}

/// The button of [`FormPage::way_along`]: the form there is to be shown, not to be sent.
pub const ONLY_SHOW: &str = "only-show";

/// A page that is one form.
#[derive(Template)]
#[template(path = "form.html")]
pub struct FormPage<'a> {
    /// Who reads it.
    pub viewer: &'a Viewer,
    title: String,
    leads: Vec<String>,
    done: Option<String>,
    action: String,
    hidden: Vec<(String, String)>,
    kept: Option<Kept>,
    fields: Vec<Field>,
    button: String,
    ways: Vec<(String, String)>,
    /// Ways to other forms that take along what this one carries: buttons, if it carries anything.
    carrying: Vec<(String, String)>,
    state: &'a FormState,
    script: Option<&'static str>,
}

impl<'a> FormPage<'a> {
    /// A form with a title and its button, sent to the page's own address.
    pub fn new(viewer: &'a Viewer, state: &'a FormState, title: String, button: String) -> Self {
        Self {
            viewer,
            title,
            leads: Vec::new(),
            done: None,
            action: viewer.path.clone(),
            hidden: Vec::new(),
            kept: None,
            fields: Vec::new(),
            button,
            ways: Vec::new(),
            carrying: Vec::new(),
            state,
            script: None,
        }
    }

    /// Sends it somewhere else.
    #[must_use]
    pub fn to(mut self, action: &str) -> Self {
        self.action = action.to_owned();
        self
    }

    /// A paragraph above the form.
    #[must_use]
    pub fn lead(mut self, text: String) -> Self {
        self.leads.push(text);
        self
    }

    /// A word that something was done.
    #[must_use]
    pub fn done(mut self, text: Option<String>) -> Self {
        self.done = text;
        self
    }

    /// A value that is carried along.
    #[must_use]
    pub fn hidden(mut self, name: &str, value: &str) -> Self {
        if !value.is_empty() {
            self.hidden.push((name.to_owned(), value.to_owned()));
        }
        self
    }

    /// Another form that is carried along; what was written in it at length is shown.
    #[must_use]
    pub fn carry(mut self, kept: Option<Kept>) -> Self {
        if let Some(kept) = kept {
            self.hidden.extend(kept.carried());
            self.kept = Some(kept);
        }
        self
    }

    /// Shows what was written at length in a form.
    #[must_use]
    pub fn show_kept(mut self, kept: Kept) -> Self {
        self.kept = Some(kept);
        self
    }

    /// A line to type in.
    #[must_use]
    pub fn input(
        self,
        kind: &'static str,
        name: &'static str,
        label: String,
        autocomplete: &'static str,
    ) -> Self {
        self.field(name, label, autocomplete, Kind::Input(kind))
    }

    /// A box.
    #[must_use]
    pub fn check(self, name: &'static str, label: String) -> Self {
        self.field(name, label, "", Kind::Check)
    }

    /// The heading of the fields that follow; `name` is its id, for links that lead there.
    #[must_use]
    pub fn heading(self, name: &'static str, label: String) -> Self {
        self.field(name, label, "", Kind::Heading)
    }

    /// A few choices.
    #[must_use]
    pub fn radio(self, name: &'static str, label: String, of: Vec<(String, String)>) -> Self {
        self.field(name, label, "", Kind::Radio(of))
    }

    /// One of many, without groups.
    #[must_use]
    pub fn select(self, name: &'static str, label: String, of: Vec<(String, String)>) -> Self {
        self.field(name, label, "", Kind::Select(vec![(String::new(), of)]))
    }

    /// The languages.
    #[must_use]
    pub fn langs(self) -> Self {
        let label = t!(self.viewer.words, "language-label");
        let of = Lang::ALL.map(|l| (l.code().to_owned(), l.native_name().to_owned()));
        let all = vec![(String::new(), of.to_vec())];
        self.field("lang", label, "", Kind::Select(all))
    }

    /// The time zones. A small script puts the browser's own one in where nothing has been chosen.
    #[must_use]
    pub fn zones(mut self, guess: bool) -> Self {
        let label = t!(self.viewer.words, "account-zone");
        let named = |name: &&str| ((*name).to_owned(), name.replace('_', " "));
        let mut all = vec![(String::new(), vec![("UTC".to_owned(), "UTC".to_owned())])];
        all.extend(zones().iter().map(|group| {
            let names = group.names.iter().map(named).collect();
            (group.region.to_owned(), names)
        }));
        if guess {
            self.script = Some("zone.js");
        }
        self.field("zone", label, "", Kind::Select(all))
    }

    /// Explains the last field.
    #[must_use]
    pub fn hint(mut self, text: String) -> Self {
        if let Some(field) = self.fields.last_mut() {
            field.hint = text;
        }
        self
    }

    /// A way to somewhere else, below the form.
    #[must_use]
    pub fn way(mut self, href: &str, label: String) -> Self {
        self.ways.push((href.to_owned(), label));
        self
    }

    /// A way to another form, which takes along the form that is carried here.
    #[must_use]
    pub fn way_along(mut self, href: &str, label: String) -> Self {
        if self.kept.is_none() {
            return self.way(href, label);
        }
        self.carrying.push((href.to_owned(), label));
        self
    }

    fn field(
        mut self,
        name: &'static str,
        label: String,
        autocomplete: &'static str,
        kind: Kind,
    ) -> Self {
        let value = match kind {
            Kind::Input("password") => String::new(),
            Kind::Check if self.state.ticked(name) => "on".to_owned(),
            _ => self.state.value(name).to_owned(),
        };
        self.fields.push(Field {
            name,
            label,
            hint: String::new(),
            autocomplete,
            kind,
            value,
            error: self.state.error(name).map(str::to_owned),
        });
        self
    }
}

/// The zone typed, if it is one that is offered.
pub fn zone(name: &str) -> Option<Tz> {
    crate::i18n::zone(name)
}
