import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/*
 * Checks names and comments of every room against docs/glossary.md, comments in styles and in the security rules too. A new room goes into the list.
 */
const root = path.join(__dirname, '../..');
const rooms = [
  'mf-organizer',
  'mf-planner',
  'mf-registration',
  'mf-tournament',
  'packages/bench',
  'packages/domain',
  'packages/e2e',
  'packages/federation',
  'packages/firebase',
  'packages/i18n',
  'packages/local-backend',
  'packages/partner-club',
  'packages/rules-language',
  'packages/tournament-ui',
  'packages/ui',
  'scripts',
  'shell',
  ':(glob)*.mjs',
];
const rulesFiles = ['packages/firebase/firestore.rules', 'packages/firebase/storage.rules'];
/** Names that other releases import from the client. */
const contract = new Set(['actorOf', 'readClubOf', 'useAsOf']);

/** Replaced names of exports, so that they don't come back. Names that end in a bare `Of` need no entry. */
const replaced = new Set(
  `answerTo answerWith belowFolder bracketProblems bracketsOfDays calendarServer chosenLanguage codeForTerminal configDocument datesBetween feedText
    fileHeaders findingServer firewallWords firstContents firstFrames folderHandler frontHandler homeContent hostedAddress hostedConfig hostedFunction
    hostedPages hostedSources hostingTargets hostingText joinAnswer joinPage lateTeams listFor liveApp liveConfig livePolicy liveShell madeAt
    namedOrigins networkAddresses noWorker originAt outcomeCounter pageHeaders pageLanguage pagePolicy phoneOrigins plannedStart policyFor registryFor
    reportLog robotsText siteOptions startHelp strangerAt strangerFolderAt strangerHeardAt structuredData toBackend tournamentContent viewRenderer
    withContent withDocuments withEarlyLinks withStyles workerPolicy`.split(/\s+/),
);

/** Each pattern finds a wording of the glossary's last column and has few other matches. */
const wordings: readonly (readonly [RegExp, string])[] = [
  [/(?:^|[.!?:] )(?:Who|Whoever|Whom|Whose|What|Of|By which|From when)\b(?! if\b)[^.?]*/, 'starts a sentence: begin with the thing itself'],
  [/\b(?:is|are|was|were|be|been|being) (?:told|said)\b/i, 'name who notifies, shows or reports'],
  [/\b(?:nobody|somebody|whoever)\b/i, 'say a user, no user, a caller, or anyone who'],
  [/\b(?:anew|once more)\b/i, 'say again, from scratch or retry'],
  [/\bstands? (?:in(?! for)|on|at|below|under|there|beside|behind|elsewhere)\b/i, 'say is in, or is stored in'],
  [/\bof (?:its|their|her|his|our) own(?=[.,;:)]|$| (?:and|or|that|which|for|in|to|with|by|on)\b)/i, 'say its own, or a separate'],
  [/\bat hand\b/i, 'say available'],
  [/\bmeanwhile\b/i, 'say in the meantime, or while'],
  [/\bbeside\b/i, 'say next to, or with'],
  [/\b(?:whence|goes? by)\b/i, 'say from which, or uses'],
];

const listFiles = (room: string): readonly string[] =>
  execFileSync('git', ['ls-files', room], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(tsx?|mjs)$/.test(file));
const parse = (text: string, file = 'sample.ts') => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** Returns the text of each comment with its line. Adjacent `//` lines are one comment; tags and code spans are left out. */
function findComments(source: ts.SourceFile): readonly { readonly line: number; readonly text: string }[] {
  const { text } = source;
  const found = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    for (const range of [...(ts.getLeadingCommentRanges(text, node.pos) ?? []), ...(ts.getTrailingCommentRanges(text, node.end) ?? [])])
      found.set(range.pos, range);
    // Styles have comments, too.
    if (ts.isTemplateLiteralToken(node)) {
      for (const { index, 0: words } of node.getText(source).matchAll(/\/\*[^]*?\*\//g)) {
        const pos = node.getStart(source) + index;
        found.set(pos, { pos, end: pos + words.length, kind: ts.SyntaxKind.MultiLineCommentTrivia });
      }
    }
    node.getChildren(source).forEach(visit);
  };
  visit(source);
  const comments: { line: number; end: number; text: string }[] = [];
  for (const { pos, end, kind } of [...found.values()].sort((one, other) => one.pos - other.pos)) {
    const isLine = kind === ts.SyntaxKind.SingleLineCommentTrivia;
    const words = text.slice(pos, end).replace(/^\/\/\s?|^\/\*+|\*+\/$|^\s*\* ?/gm, ' ');
    const last = comments.at(-1);
    if (isLine && last && /^\s*$/.test(text.slice(last.end, pos)) && !text.slice(last.end, pos).includes('\n\n')) {
      last.text += words;
      last.end = end;
    } else comments.push({ line: source.getLineAndCharacterOfPosition(pos).line + 1, end, text: words });
  }
  return comments.map(({ line, text: words }) => ({ line, text: plain(words) }));
}

const plain = (words: string): string =>
  words
    .replace(/`[^`]*`|“[^”]*”|"[^"\n]*"|\{@?[^{}]*\}/g, '…')
    .replace(/@[\w-]+/g, '. ')
    .replace(/\s+/g, ' ')
    .trim();

const objections = (text: string): readonly string[] =>
  wordings.flatMap(([pattern, advice]) => {
    const [match] = pattern.exec(text) ?? [];
    return match === undefined ? [] : [`“${match.slice(0, 60).trim()}”: ${advice}`];
  });

/** Returns the names that a file exports, including type aliases and re-exports. */
function findExports(source: ts.SourceFile): readonly string[] {
  return source.statements.flatMap((node) => {
    if (ts.isExportDeclaration(node))
      return node.exportClause && ts.isNamedExports(node.exportClause) ? node.exportClause.elements.map(({ name }) => name.text) : [];
    const isExported = ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText(source));
    return ts.isDeclarationStatement(node) && node.name ? [node.name.getText(source)] : [];
  });
}

/** Returns the names of variables, parameters, functions and properties of types that a file declares. */
function findDeclared(source: ts.SourceFile): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const isNamed =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionLike(node) ||
      ts.isPropertySignature(node) ||
      ts.isPropertyDeclaration(node);
    if (isNamed && node.name && (ts.isIdentifier(node.name) || ts.isPrivateIdentifier(node.name))) names.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** A name that says that a value was passed on, and not what it is. Short names in tests are excepted. */
const saysNothing = (name: string): boolean => /^#?told$/i.test(name);
const isTest = (file: string): boolean => /\.(?:test|testkit|spec)\.|\/test\//.test(file);

const endsInOf = (name: string): boolean => /[a-z0-9]Of$/.test(name) && !contract.has(name);
const fileEndsInOf = (file: string): boolean => /-of\.[a-z.]+$/.test(file);

it.each([
  ['/** Whoever asks for it gives it back. */', 2],
  ['/** Null: nobody is signed in. */', 1],
  ['// It is told later.\n// What is left goes.', 2],
  ['/** @param name that stands in the file */', 1],
  ['/** A server of its own build, in a thread of its own. */', 1],
  ['// @ts-check\n// What it does.', 1],
  ['/** Returns the token. @returns what was stored */', 0],
  ['/** Reads `nobody`, as “somebody” wrote it. */', 0],
  ["const text = 'nobody // anew';", 0],
  ['const style = css`${a} /* Beside the name. */ margin: 0; /* beside */ ${b} /* at hand */`;', 3],
])('%s: %i objections', (text, count) =>
  expect(findComments(parse(text)).flatMap((comment) => objections(comment.text))).toHaveLength(count),
);

it('sees names that end in a bare Of', () => {
  const source = parse(
    'export const aOf = 1, b = 2; export function cOf() {} export type DataOf = 1; export { e as fOf } from "x"; const gOf = 1;',
  );
  expect(findExports(source).filter(endsInOf)).toEqual(['aOf', 'cOf', 'DataOf', 'fOf']);
  expect(['late-of.ts', 'of-late.ts', 'cause-of.test.tsx', 'proof.ts'].filter(fileEndsInOf)).toEqual(['late-of.ts', 'cause-of.test.tsx']);
});

it('sees names that say nothing', () => {
  const source = parse(
    'const told = 1; function a(told: 1, { b: Told }: T) {} interface C { told: 1 } class D { #told() {} } f({ told: untold });',
  );
  expect(findDeclared(source).filter(saysNothing)).toEqual(['told', 'told', 'Told', 'told', '#told']);
});

it.each(rooms)('%s: names and comments are in plain words', (room) => {
  const files = listFiles(room);
  expect(files.length).toBeGreaterThan(2);
  const faults = files.flatMap((file) => {
    const source = parse(readFileSync(path.join(root, file), 'utf8'), file);
    return [
      ...(fileEndsInOf(file) ? [`${file}: the name of the file ends in “of”`] : []),
      ...findExports(source).flatMap((name) => [
        ...(endsInOf(name) ? [`${file}: ${name} ends in “Of”`] : []),
        ...(replaced.has(name) ? [`${file}: ${name} is a replaced name`] : []),
      ]),
      ...(isTest(file) ? [] : findDeclared(source).filter(saysNothing)).map((name) => `${file}: ${name} does not say what it is`),
      ...findComments(source).flatMap(({ line, text }) => objections(text).map((words) => `${file}:${line} ${words}`)),
    ];
  });
  expect(faults).toEqual([]);
});

it.each(rulesFiles)('%s: comments are in plain words', (file) => {
  const comments = readFileSync(path.join(root, file), 'utf8').replace(/^(?![ \t]*\/\/).*$/gm, ';');
  const faults = findComments(parse(comments)).flatMap(({ line, text }) => objections(text).map((words) => `${line} ${words}`));
  expect(comments.split('\n').length).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});
