// @ts-check

/** A change of the sources, in one file or in every file that matches. @typedef {{ file?: string, from: RegExp, to: string }} Edit */

/**
 * Renames an export, and its uses, in each package that is shared by content.
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
 * Other releases: careless changes of the present sources, so that one build has exports that another lacks. Each changes every package that is shared by
 * content, so that a page with two of them has two copies of each package.
 * @type {Readonly<Record<string, readonly Edit[]>>}
 */
export const variants = {
  // Renames an export in each package, and in only one package.
  'renamed': Object.values(renames).flat(),
  ...Object.fromEntries(Object.entries(renames).map(([name, edits]) => [`renamed-${name}`, edits])),
  // Renames other exports, so that a page with both has three copies of everything.
  'renamed-too': [
    { from: /\bPageTitle\b/g, to: 'Heading' },
    { from: /\bTextField\b/g, to: 'LineField' },
    { from: /\breadBracket\b/g, to: 'bracketAsRead' },
    { from: /\bwordsOf\b/g, to: 'textsOf' },
    { from: /\bTournamentFailed\b/g, to: 'TournamentBroken' },
  ],
  // Adds an export.
  'extended': [
    { file: 'packages/ui/src/index.ts', from: /$/, to: '\nexport const houseStyle = 2;\n' },
    { file: 'packages/domain/src/index.ts', from: /$/, to: '\nexport const houseRules = 2;\n' },
    { file: 'packages/tournament-ui/src/index.ts', from: /$/, to: '\nexport const houseBoard = 2;\n' },
    { file: 'packages/i18n/src/index.ts', from: /$/, to: '\nexport const houseWords = 2;\n' },
  ],
  // Changes the one object that a page shares, without a new contract version.
  'renamed-client': [
    { from: /\buseTournament\b/g, to: 'useOneTournament' },
    { from: /\bCommandFailure\b/g, to: 'CommandRefused' },
  ],
};
