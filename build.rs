//! Says which folders are compiled into the binary, so that a new migration or a
//! changed phrase rebuilds it (the embedding macros do not notice by themselves).
fn main() {
    for folder in ["migrations", "locales", "assets", "templates"] {
        println!("cargo:rerun-if-changed={folder}");
    }
}
