import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';
import { appNames, apps } from './packages/federation/apps.mjs';
import { effectReturns } from './scripts/lint/effect-returns.mjs';
import { walls } from './scripts/lint/walls.mjs';

/** Which of our packages, or which one part of a package, each room may import. What is not listed is forbidden. */
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
      ignores: ['**/*.test.{ts,tsx}', '**/*.testkit.{ts,tsx}'],
      rules: { 'no-restricted-imports': ['error', { patterns }] },
    };
  });
}

export default ts.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-console/**',
      '**/node_modules/**',
      '**/.cache/**',
      '.data/**',
      '**/test-results/**',
      '**/playwright-report/**',
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  { files: ['**/*.test.mjs', '**/*.testkit.mjs', '**/*.google.mjs'], languageOptions: { globals: globals.jest } },
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { 'react-hooks': hooks, 'courtside': { rules: { 'effect-returns': effectReturns, walls } } },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'courtside/effect-returns': 'error',
      'courtside/walls': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'eqeqeq': ['error', 'always'],
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  { files: ['**/*.tsx'], ...a11y.flatConfigs.recommended },
  {
    files: ['packages/domain/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.testkit.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes in as an argument.' },
        { object: 'Date', property: 'now', message: 'The clock comes in as an argument.' },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'The clock comes in as an argument.' },
      ],
      'no-restricted-globals': ['error', 'window', 'document', 'localStorage', 'fetch', 'process'],
    },
  },
  ...directionRules(),
  {
    // Addresses are declared in one place, and built from there.
    files: ['shell/src/**/*.{ts,tsx}', 'mf-*/src/**/*.{ts,tsx}', 'packages/tournament-ui/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.testkit.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'JSXAttribute > Literal[value=/^\\u002F/]',
          "CallExpression[callee.name='navigate'] > Literal[value=/^\\u002F/]",
          "Property[key.name='from'] > Literal[value=/^\\u002F/]",
          'TemplateLiteral[quasis.0.value.raw=/^\\u002F/]',
        ].map((selector) => ({
          selector,
          message: 'Say linkTo(page): the addresses stand in packages/federation/apps.mjs.',
        })),
      ],
    },
  },
  {
    files: ['scripts/**', 'packages/local-backend/**', 'packages/bench/**', 'packages/e2e/**', '**/build/**'],
    rules: { 'no-console': 'off' },
  },
);
