// @ts-check

/** A change of the sources: in one file, or wherever it applies. @typedef {{ file?: string, from: RegExp, to: string }} Edit */

/**
 * An export of each package that is shared by content gets another name, and so do its callers.
 * @type {Readonly<Record<string, readonly Edit[]>>}
 */
const renames = {
  'ui': [
    { from: /\bButton\b/g, to: 'PushButton' },
    { from: /\bConfirmDialog\b/g, to: 'AskDialog' },
  ],
  'domain': [{ from: /\bisMixer\b/g, to: 'isMixedTournament' }],
  'i18n': [{ from: /\buseFormat\b/g, to: 'useFormats' }],
  'tournament-ui': [{ from: /\bTournamentNotFound\b/g, to: 'NoSuchTournament' }],
};

/** The packages whose exports `renamed-PACKAGE` renames. */
export const renamedPackages = Object.keys(renames);

/**
 * Other releases, made of the present sources as careless people would: what one build has, another lacks. Each touches every package that is shared by
 * content, so that a page of two of them has two copies of each.
 * @type {Readonly<Record<string, readonly Edit[]>>}
 */
export const variants = {
  // An export of each package has another name; and of one package alone.
  'renamed': Object.values(renames).flat(),
  ...Object.fromEntries(Object.entries(renames).map(([name, edits]) => [`renamed-${name}`, edits])),
  // The same with other exports: a page of both has three copies of everything.
  'renamed-too': [
    { from: /\bPageTitle\b/g, to: 'Heading' },
    { from: /\bTextField\b/g, to: 'LineField' },
    { from: /\breadBracket\b/g, to: 'bracketAsRead' },
    { from: /\bwordsOf\b/g, to: 'textsOf' },
    { from: /\bTournamentFailed\b/g, to: 'TournamentBroken' },
  ],
  // The same and an export more.
  'extended': [
    { file: 'packages/ui/src/index.ts', from: /$/, to: '\nexport const houseStyle = 2;\n' },
    { file: 'packages/domain/src/index.ts', from: /$/, to: '\nexport const houseRules = 2;\n' },
    { file: 'packages/tournament-ui/src/index.ts', from: /$/, to: '\nexport const houseBoard = 2;\n' },
    { file: 'packages/i18n/src/index.ts', from: /$/, to: '\nexport const houseWords = 2;\n' },
  ],
  // The one object that a page shares is another one, without a new contract number.
  'renamed-client': [
    { from: /\buseTournament\b/g, to: 'useOneTournament' },
    { from: /\bCommandFailure\b/g, to: 'CommandRefused' },
  ],
};
