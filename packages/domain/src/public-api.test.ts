import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import packageJson from '../package.json';

const room = join(__dirname, '..');
const parse = (file: string) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
const toFile = (from: string, specifier: string) =>
  [`${specifier}.ts`, `${specifier}/index.ts`].map((name) => join(from, '..', name)).find((file) => existsSync(file));

/** A comment documents a function, and the functions after it up to the next empty line. */
function isDocumented(statement: ts.Statement): boolean {
  if (ts.getJSDocCommentsAndTags(statement).length > 0) return true;
  const { statements, text } = statement.getSourceFile();
  const before = statements[statements.indexOf(statement) - 1];
  return before !== undefined && /^\r?\n\S/.test(text.slice(before.end)) && isDocumented(before);
}

interface Declared {
  readonly name: string;
  readonly isDocumented: boolean;
}

/** Returns the functions that a file exports, including re-exports. */
function listFunctions(file: string): readonly Declared[] {
  return parse(file).statements.flatMap((statement): readonly Declared[] => {
    if (ts.isExportDeclaration(statement) && statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier)) {
      const source = toFile(file, statement.moduleSpecifier.text);
      if (source === undefined) throw new Error(`${file}: no file for ${statement.moduleSpecifier.text}`);
      const clause = statement.exportClause;
      if (clause === undefined) return listFunctions(source);
      const names = ts.isNamedExports(clause) ? clause.elements.map(({ name, propertyName }) => (propertyName ?? name).text) : [];
      return listFunctions(source).filter(({ name }) => names.includes(name));
    }
    const isExported =
      ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isFunctionDeclaration(statement) && statement.name)
      return [{ name: statement.name.text, isDocumented: isDocumented(statement) }];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations
      .filter(({ initializer }) => initializer !== undefined && ts.isArrowFunction(initializer))
      .map(({ name }) => ({ name: name.getText(), isDocumented: isDocumented(statement) }));
  });
}

it.each(Object.entries(packageJson.exports))('%s: each function has a comment that says what it does', (_, file) => {
  const functions = listFunctions(join(room, file));
  expect(functions.length).toBeGreaterThan(0);
  expect(functions.filter((one) => !one.isDocumented).map(({ name }) => name)).toEqual([]);
});
