import { appNames, apps } from './packages/federation/apps.mjs';

/** Which of our packages, or which one part of a package, each room may import. All others are forbidden. */
const mayImport = {
  'packages/domain': [],
  'packages/firebase': ['domain'],
  // The search marks what it found by the one function that finds it.
  'packages/ui': ['domain/text', 'federation/one-per-page'],
  'packages/i18n': ['federation/one-per-page'],
  'packages/tournament-ui': ['domain', 'ui', 'i18n', 'federation/links'],
  'packages/federation': ['domain'],
  'packages/rules-language': [],
  'packages/local-backend': ['rules-language'],
  'packages/e2e': [],
  'packages/bench': ['domain', 'firebase', 'rules-language', 'local-backend/engine'],
  // Other people's pages: they know us by our addresses only.
  'packages/partner-club': [],
  ...Object.fromEntries(appNames.map((name) => [name, apps[name].mayImport])),
};
const rooms = Object.keys(mayImport).map((room) => room.replace('packages/', ''));

function directionRules() {
  return Object.entries(mayImport).map(([room, allowed]) => {
    const own = room.split('/').pop();
    const forbidden = rooms.filter((name) => name !== own && !allowed.includes(name));
    const parts = allowed.filter((name) => name.includes('/'));
    const patterns = [
      {
        regex: `^@courtside/(?!(${parts.join('|') || '-'})$)(${forbidden.join('|')})(/|$)`,
        message: `${room} may not import this room; see docs/architecture.md.`,
      },
      { regex: '(packages/[^/]+/src|^@courtside/[^/]+/src)', message: 'Import a package by its name, through its one index.' },
    ];
    if (room !== 'packages/firebase') {
      patterns.push({ regex: '^(firebase(/|$)|@firebase/)', message: 'Only packages/firebase talks to the Firebase SDK.' });
    }
    if (room === 'packages/domain') {
      patterns.push({ regex: '^(react|react-.*|styled-components|node:.*)$', message: 'The domain is pure.' });
    }
    if (room === 'packages/rules-language') {
      patterns.push({ regex: '^(?!\\.|node:|re2js$)', message: 'The language stands alone: no library but re2js.' });
    }
    return {
      files: [`${room}/src/**/*.{ts,tsx}`],
      excludeFiles: ['**/*.test.{ts,tsx}', '**/*.testkit.{ts,tsx}'],
      rules: { 'courtside/imports': ['error', ...patterns] },
    };
  });
}

/** @param {string} names separated by blanks @param {string} [prefix] */
const asErrors = (names, prefix = '') =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [`${prefix}${name}`, 'error']),
  );
const tests = ['**/*.test.{ts,tsx}', '**/*.testkit.{ts,tsx}'];

export default {
  plugins: ['eslint', 'typescript', 'react', 'jsx-a11y'],
  jsPlugins: ['./scripts/lint/plugin.mjs'],
  categories: { correctness: 'off' },
  // Rules that need types: promises that no code awaits.
  options: { typeAware: true, denyWarnings: true },
  ignorePatterns: ['**/dist/**', '**/dist-console/**', '**/.cache/**', '.data/**', '**/test-results/**', '**/playwright-report/**'],
  rules: {
    ...asErrors(`
      for-direction no-async-promise-executor no-case-declarations no-compare-neg-zero no-cond-assign no-constant-binary-expression no-constant-condition
      no-control-regex no-debugger no-delete-var no-dupe-else-if no-duplicate-case no-empty no-empty-character-class no-empty-pattern no-empty-static-block
      no-ex-assign no-extra-boolean-cast no-fallthrough no-global-assign no-invalid-regexp no-irregular-whitespace no-loss-of-precision
      no-misleading-character-class no-nonoctal-decimal-escape no-prototype-builtins no-regex-spaces no-self-assign no-shadow-restricted-names
      no-sparse-arrays no-unexpected-multiline no-unsafe-finally no-unsafe-optional-chaining no-unused-labels no-unused-private-class-members
      no-useless-backreference no-useless-catch no-useless-escape require-yield use-isnan valid-typeof no-var prefer-const prefer-rest-params prefer-spread
      no-array-constructor no-unused-expressions`),
    ...asErrors(
      `ban-ts-comment no-duplicate-enum-values no-empty-object-type no-explicit-any no-extra-non-null-assertion no-misused-new no-namespace
      no-non-null-asserted-optional-chain no-require-imports no-this-alias no-unnecessary-type-constraint no-unsafe-declaration-merging
      no-unsafe-function-type no-wrapper-object-types prefer-as-const prefer-namespace-keyword triple-slash-reference consistent-type-imports
      no-floating-promises no-misused-promises`,
      'typescript/',
    ),
    ...asErrors('rules-of-hooks exhaustive-deps', 'react/'),
    ...asErrors('effect-returns walls', 'courtside/'),
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'eqeqeq': ['error', 'always'],
    'no-console': ['error', { allow: ['warn', 'error'] }],
  },
  overrides: [
    {
      files: ['**/*.tsx'],
      rules: {
        // A list may offer options.
        'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', { ul: ['listbox'], fieldset: ['radiogroup'] }],
        ...asErrors(
          `alt-text anchor-has-content anchor-is-valid aria-activedescendant-has-tabindex aria-props aria-proptypes aria-role aria-unsupported-elements
        autocomplete-valid click-events-have-key-events heading-has-content html-has-lang iframe-has-title img-redundant-alt interactive-supports-focus
        label-has-associated-control media-has-caption mouse-events-have-key-events no-access-key no-autofocus no-distracting-elements
        no-interactive-element-to-noninteractive-role no-noninteractive-element-interactions no-noninteractive-tabindex no-redundant-roles no-static-element-interactions role-has-required-aria-props role-supports-aria-props scope
        tabindex-no-positive`,
          'jsx-a11y/',
        ),
      },
    },
    {
      files: ['packages/domain/src/**/*.ts'],
      excludeFiles: tests,
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: 'Chance comes in as an argument.' },
          { object: 'Date', property: 'now', message: 'The clock comes in as an argument.' },
        ],
        'courtside/no-clock': 'error',
        'no-restricted-globals': ['error', 'window', 'document', 'localStorage', 'fetch', 'process'],
      },
    },
    ...directionRules(),
    {
      files: ['shell/src/**/*.{ts,tsx}', 'mf-*/src/**/*.{ts,tsx}', 'packages/tournament-ui/src/**/*.{ts,tsx}'],
      excludeFiles: tests,
      rules: { 'courtside/addresses': 'error' },
    },
    {
      files: ['scripts/**', 'packages/local-backend/**', 'packages/bench/**', 'packages/e2e/**', '**/build/**'],
      rules: { 'no-console': 'off' },
    },
  ],
};
