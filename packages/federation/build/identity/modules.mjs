// @ts-check
import path from 'node:path';
import ts from 'typescript';
import { moduleName } from './declarations.mjs';
import { ownFile } from './own-packages.mjs';

/**
 * One file of declarations, read by its syntax alone.
 * @typedef {object} Module
 * @property {ts.SourceFile} source
 * @property {Map<string, ts.Node[]>} locals what is declared, by name; overloads and merged declarations together
 * @property {Map<string, Target>} imports
 * @property {Map<string, Target>} exports
 * @property {string[]} stars `export * from`
 */
/** A name in a module: `module` null for this one; `name` "*" for all of it. @typedef {{ module: string | null, name: string }} Target */

/** Reads declarations by name as modules. @param {ReadonlyMap<string, string>} texts see `declarations` */
export function createModuleReader(texts) {
  /** @type {Map<string, Module>} */
  const known = new Map();
  return (/** @type {string} */ name) => {
    const text = texts.get(name);
    if (text === undefined) return null;
    const module = known.get(name) ?? read(name, text);
    known.set(name, module);
    return module;
  };
}

/**
 * Where a request in a module leads: the name of a module of ours, or the request itself.
 * @param {string} from name of the module @param {string} request @param {ReadonlyMap<string, string>} texts
 */
export function resolveRequest(from, request, texts) {
  if (!request.startsWith('.')) return request;
  const base = path.posix.join(path.posix.dirname(from), request).replace(/\.mjs$|\.js$/, '');
  return texts.has(base) ? base : `${base}/index`;
}

/** Returns the module of a package's index, or null for third-party packages. @param {string} request */
export function findIndexModule(request) {
  const file = ownFile(request);
  return file && moduleName(file);
}

/** @param {string} name @param {string} text @returns {Module} */
function read(name, text) {
  const source = ts.createSourceFile(`${name}.d.ts`, text, ts.ScriptTarget.ES2022, true);
  /** @type {Module} */
  const module = { source, locals: new Map(), imports: new Map(), exports: new Map(), stars: [] };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImport(statement, module);
    else if (ts.isExportDeclaration(statement)) readExport(statement, module);
    else if (ts.isExportAssignment(statement)) module.exports.set('default', { module: null, name: statement.expression.getText() });
    else readDeclaration(statement, module);
  }
  return module;
}

/** @param {ts.ImportDeclaration | ts.ExportDeclaration} statement */
const requestOf = (statement) =>
  statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : null;

/** @param {ts.ImportDeclaration} statement @param {Module} module */
function readImport(statement, module) {
  const request = requestOf(statement);
  const clause = statement.importClause;
  if (clause?.name) module.imports.set(clause.name.text, { module: request, name: 'default' });
  const bindings = clause?.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) module.imports.set(bindings.name.text, { module: request, name: '*' });
  if (bindings && ts.isNamedImports(bindings))
    for (const { name, propertyName } of bindings.elements)
      module.imports.set(name.text, { module: request, name: (propertyName ?? name).text });
}

/** @param {ts.ExportDeclaration} statement @param {Module} module */
function readExport(statement, module) {
  const request = requestOf(statement);
  const clause = statement.exportClause;
  if (!clause && request !== null) module.stars.push(request);
  if (clause && ts.isNamespaceExport(clause)) module.exports.set(clause.name.text, { module: request, name: '*' });
  if (clause && ts.isNamedExports(clause))
    for (const { name, propertyName } of clause.elements)
      module.exports.set(name.text, { module: request, name: (propertyName ?? name).text });
}

/** @param {ts.Statement} statement @param {Module} module */
function readDeclaration(statement, module) {
  const has = (/** @type {ts.SyntaxKind} */ wanted) =>
    ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === wanted);
  const isExported = has(ts.SyntaxKind.ExportKeyword);
  const isDefault = has(ts.SyntaxKind.DefaultKeyword);
  const named = ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [statement];
  for (const node of named) {
    const { name } = /** @type {{ name?: ts.Node }} */ (/** @type {unknown} */ (node));
    if (!name || !ts.isIdentifier(name)) continue;
    module.locals.set(name.text, [...(module.locals.get(name.text) ?? []), node]);
    if (isExported) module.exports.set(isDefault ? 'default' : name.text, { module: null, name: name.text });
  }
}
