// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * Returns the names that an app imports from a package, without types: the page's copy must export them.
 * @param {string} folder of the app @param {string} request
 * @returns {string[]} in order
 */
export function listNeeds(folder, request) {
  const src = path.join(folder, 'src');
  const names = existsSync(src) ? sourcesIn(src).flatMap((file) => importedFrom(readFileSync(file, 'utf8'), request)) : [];
  return [...new Set(names)].sort();
}

/** @param {string} text of a source @param {string} request @returns {string[]} */
export function importedFrom(text, request) {
  if (!text.includes(request)) return [];
  return ts.createSourceFile('file.tsx', text, ts.ScriptTarget.ES2022).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || moduleSpecifier.text !== request) return [];
    const clause = ts.isImportDeclaration(statement) ? statement.importClause : statement;
    if (!clause || clause.isTypeOnly) return [];
    const named = ts.isImportClause(clause) ? clause.namedBindings : clause.exportClause;
    if (!named || !(ts.isNamedImports(named) || ts.isNamedExports(named))) return [];
    return named.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name, propertyName }) => (propertyName ?? name).text);
  });
}

/** @param {string} folder @returns {string[]} */
const sourcesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(file);
    return /\.tsx?$/.test(entry.name) && !/\.(test|testkit)\./.test(entry.name) ? [file] : [];
  });
