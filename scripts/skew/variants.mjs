// @ts-check

/** A change of the sources: in one file, or wherever it applies. @typedef {{ file?: string, from: RegExp, to: string }} Edit */

/**
 * Other releases, made of the present sources as careless people would: what one build has, another lacks. Each touches every package that is shared by
 * content, so that a page of two of them has two copies of each.
 * @type {Readonly<Record<string, readonly Edit[]>>}
 */
export const variants = {
  // An export of each package has another name, and so have its callers.
  'renamed': [
    { from: /\bButton\b/g, to: 'PushButton' },
    { from: /\bConfirmDialog\b/g, to: 'AskDialog' },
    { from: /\bisMixer\b/g, to: 'isMixedTournament' },
    { from: /\buseFormat\b/g, to: 'useFormats' },
    { from: /\bTournamentNotFound\b/g, to: 'NoSuchTournament' },
  ],
  // The same with other exports: a page of both has three copies of everything.
  'renamed-too': [
    { from: /\bPageTitle\b/g, to: 'Heading' },
    { from: /\bTextField\b/g, to: 'LineField' },
    { from: /\blimits\b/g, to: 'boundsOf' },
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
  // What a page has once is another one, and nobody raised its contract.
  'renamed-client': [
    { from: /\buseTournament\b/g, to: 'useOneTournament' },
    { from: /\bCommandFailure\b/g, to: 'CommandRefused' },
  ],
};
