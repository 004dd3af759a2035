// For the index of a package that several builds share. What a remote took from it can't be taken back, so a change that no component keeps to itself
// loads the page again, rather than half of it going on with what was.
module.exports = (source) => `${source}\nif (import.meta.webpackHot) import.meta.webpackHot.decline();\n`;
