import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/*
 * Every export must have an importer in another file; without one it is either private to its file or dead. The check reads only the syntax, which takes
 * seconds; types would take a minute. An import of a whole module (`import * as`, `import()`) counts as importing all of it. A type passes if it is mentioned
 * anywhere: it describes the input and output of a file's functions, and does not exist at run time.
 */
const root = path.join(__dirname, '../..');
const skipped = new Set(['node_modules', 'dist', 'dist-console', 'test-results', 'playwright-report']);
const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !skipped.has(name))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(path.join(folder, entry.name)) : path.join(folder, entry.name)))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts'));

/**
 * Files that are loaded by others than our own files: configurations by tools, remotes by hosts, set-up files by jest and Playwright. Testkits may export
 * unused functions.
 */
const isEntry = (file: string) =>
  /(\.config|\/federation\/src\/page\/(?:router|react-i18next)|\.testkit|\/scripts\/jest\/.*|\/scripts\/lint\/plugin|\/support\/global-setup|\/mf-[a-z]+\/src\/(app|remote\/planner))\.(tsx?|mjs)$/.test(
    file,
  );

interface Module {
  /** The line number of each export. */
  readonly own: Map<string, number>;
  /** The modules of `export *`. */
  readonly stars: string[];
  /** Module and name; the name '*' imports everything. */
  readonly uses: Array<readonly [string, string]>;
}

const getText = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : '');
const isMarked = (node: ts.Node, mark: ts.SyntaxKind) =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === mark);
const listNames = (name: ts.BindingName): readonly string[] =>
  ts.isIdentifier(name) ? [name.text] : name.elements.flatMap((element) => (ts.isBindingElement(element) ? listNames(element.name) : []));

/** Returns the names that a declaration exports. @param text the file's text; a type that is mentioned elsewhere in it is left out */
function listDeclaredNames(node: ts.Statement, text: string): readonly string[] {
  if (ts.isExportAssignment(node) || isMarked(node, ts.SyntaxKind.DefaultKeyword)) return ['default'];
  if (!isMarked(node, ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.flatMap(({ name }) => listNames(name));
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
    return text.split(new RegExp(`\\b${node.name.text}\\b`)).length > 2 ? [] : [node.name.text];
  return (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isEnumDeclaration(node)) && node.name ? [node.name.text] : [];
}

function read(file: string): Module {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const { own, stars, uses }: Module = { own: new Map(), stars: [], uses: [] };
  const visit = (node: ts.Node): void => {
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      uses.push([getText(node.argument.literal), node.qualifier?.getText(source) ?? '*']);
    if (ts.isCallExpression(node) && /^(import|require|jest\.requireActual)$/.test(node.expression.getText(source)))
      uses.push([getText(node.arguments[0]), '*']);
    ts.forEachChild(node, visit);
  };
  for (const node of source.statements) {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    if (ts.isImportDeclaration(node)) {
      const from = getText(node.moduleSpecifier);
      const { name: whole, namedBindings: named } = node.importClause ?? {};
      if (whole) uses.push([from, 'default']);
      if (named && ts.isNamedImports(named))
        for (const { propertyName, name } of named.elements) uses.push([from, (propertyName ?? name).text]);
      else if (named) uses.push([from, '*']);
    } else if (ts.isExportDeclaration(node)) {
      const from = getText(node.moduleSpecifier);
      if (!node.exportClause) stars.push(from);
      else if (ts.isNamespaceExport(node.exportClause)) uses.push([from, '*']);
      else
        for (const { isTypeOnly, propertyName, name } of node.exportClause.elements) {
          if (!isTypeOnly && !node.isTypeOnly) own.set(name.text, line);
          uses.push([from, (propertyName ?? name).text]);
        }
    } else for (const name of listDeclaredNames(node, text)) own.set(name, line);
    visit(node);
  }
  return { own, stars, uses };
}

it('finds no export without an importer', () => {
  const folders = readdirSync(root).filter((name) => ['shell', 'scripts', 'packages'].includes(name) || name.startsWith('mf-'));
  const files = [
    ...folders.flatMap((name) => listFiles(path.join(root, name))),
    ...readdirSync(root)
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => path.join(root, name)),
  ];
  const modules = new Map(files.map((file) => [file, read(file)]));
  const packages = [...folders, ...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`)].flatMap((folder) => {
    const manifest = path.join(root, folder, 'package.json');
    if (!existsSync(manifest)) return [];
    const { name, exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      name: string;
      exports?: Record<string, string | { types: string }>;
    };
    return Object.entries(exports).map(
      ([key, to]) => [path.posix.join(name, key), path.join(root, folder, typeof to === 'string' ? to : to.types)] as const,
    );
  });
  const resolve = (from: string, to: string): string | undefined => {
    const [key = '', target = ''] =
      packages.find(([name]) => name === to || (name.endsWith('*') && to.startsWith(name.slice(0, -1)))) ?? [];
    const at = to.startsWith('.') ? path.resolve(path.dirname(from), to) : target.replace('*', to.slice(key.length - 1));
    return [at, `${at}.ts`, `${at}.tsx`, `${at}.mjs`, `${at}/index.ts`, `${at}/index.tsx`].find((candidate) => modules.has(candidate));
  };
  const used = new Set<string>();
  const use = (file: string | undefined, name: string): void => {
    const module = modules.get(file ?? '');
    if (!module || used.has(`${file} ${name}`)) return;
    for (const each of name === '*' ? [name, ...module.own.keys()] : [name]) used.add(`${file} ${each}`);
    if (!module.own.has(name)) for (const star of module.stars) use(resolve(file ?? '', star), name);
  };
  for (const [file, { uses }] of modules) for (const [to, name] of uses) use(resolve(file, to), name);
  const dead = [...modules].flatMap(([file, { own }]) =>
    isEntry(file)
      ? []
      : [...own].filter(([name]) => !used.has(`${file} ${name}`)).map(([name, line]) => `${path.relative(root, file)}:${line} ${name}`),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(dead).toEqual([]);
}, 600_000);
