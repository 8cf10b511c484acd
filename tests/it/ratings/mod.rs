//! Ratings: how the job takes results up, what it does in bad company, and the pages.

mod in_bad_company;
mod job;
mod pages;
