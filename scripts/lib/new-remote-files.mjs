// @ts-check
// The files of a new remote: one page with a title, its texts, and a test that it is shown.

/** @param {string} key "rankings" */
const toComponentName = (key) => `${key.replace(/^./, (letter) => letter.toUpperCase())}Page`;
/** Returns a string literal in our code style. @param {string} text */
export const toStringLiteral = (text) =>
  text.includes("'") && !text.includes('"') ? `"${text.replace(/\\/g, '\\\\')}"` : `'${text.replace(/['\\]/g, '\\$&')}'`;

/**
 * @param {{ name: string, key: string, page: string, does: string, versions: Readonly<Record<string, string>> }} remote `versions`: of our packages that it imports
 * @returns {Record<string, string>} the content of each file in its folder
 */
export function createRemoteFiles({ name, key, page, does, versions }) {
  const Page = toComponentName(key);
  const file = `${name.slice(3)}-page`;
  return {
    'package.json': `${JSON.stringify(
      {
        name: `@courtside/${name}`,
        version: '0.1.0',
        private: true,
        description: `${does.replace(/^./, (letter) => letter.toUpperCase())}.`,
        type: 'module',
        dependencies: versions,
        peerDependencies: Object.fromEntries(
          ['react', 'react-dom', 'styled-components', 'react-router-dom', 'i18next', 'react-i18next'].map((library) => [library, '*']),
        ),
        scripts: { build: 'webpack --config webpack.config.mjs' },
      },
      null,
      2,
    )}\n`,
    'webpack.config.mjs': `import { remoteConfig } from '@courtside/federation/build';

export default remoteConfig({ folder: import.meta.dirname });
`,
    'README.md': `# ${name}

${does.replace(/^./, (letter) => letter.toUpperCase())}.

- \`src/app.tsx\`: what the shell loads; an element for each address of its row in \`packages/federation/apps.mjs\`.
- \`src/${file}.tsx\`: the page.
- Words: \`${name.slice(3)}.ts\` of each language in \`packages/i18n/src/resources\`.

\`npm run dev -- ${name}\` shows it while you work, \`npx jest --selectProjects ${name}\` tests it.
`,
    'src/app.tsx': `import { announceBuild } from '@courtside/federation/announce';
import type { RemoteModules } from '@courtside/federation';
import { RemoteRoutes, type RemotePages } from '@courtside/federation/routes';
import { loadPageWords } from '@courtside/i18n';
import { use } from 'react';
import { ${Page} } from './${file}';

announceBuild();

const pages: RemotePages<'${name}'> = {
  ${key}: <${Page} />,
};

function App() {
  use(loadPageWords('common', '${key}'));
  return <RemoteRoutes pages={pages} />;
}

export default App satisfies RemoteModules['${name}']['default'];
`,
    [`src/${file}.tsx`]: `import { useTranslation } from '@courtside/i18n';
import { Lead, Page, PageTitle, useDocumentTitle } from '@courtside/ui';

export function ${Page}() {
  const { t } = useTranslation('${key}');
  useDocumentTitle(t('title'));
  return (
    <Page>
      <PageTitle tabIndex={-1}>{t('title')}</PageTitle>
      <Lead>{t('lead')}</Lead>
    </Page>
  );
}
`,
    'src/app.test.tsx': `import { createI18n } from '@courtside/i18n';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import App from './app';

it('is shown at its address, under a title', async () => {
  await createI18n({ language: 'en', namespaces: ['common'] });
  // The page waits for its words, so rendering it takes a moment.
  await act(async () => {
    render(
      <MemoryRouter initialEntries={['${page}']}>
        <Suspense fallback="…">
          <App />
        </Suspense>
      </MemoryRouter>,
    );
  });
  const title = await screen.findByRole('heading', { level: 1 });
  expect(document.title).toContain(title.textContent);
});
`,
  };
}

/** A placeholder sentence under the title, in each language. @type {Readonly<Record<string, string>>} */
const leads = {
  en: 'What this page shows will stand here.',
  fr: 'Ce que cette page montre apparaîtra ici.',
  de: 'Was diese Seite zeigt, steht dann hier.',
  es: 'Aquí estará lo que muestra esta página.',
};

/** @param {{ name: string, key: string, language: string, title: string }} words */
export function createWordsFile({ name, key, language, title }) {
  const body = `  title: ${toStringLiteral(title)},\n  lead: ${toStringLiteral(leads[language] ?? leads.en ?? '')},\n};\n`;
  if (language === 'en') return `/** ${name} */\nexport const ${key} = {\n${body}`;
  const checked = body.replace(/;\n$/, ' satisfies SameKeys<typeof en>;\n');
  return `import type { SameKeys } from '../../same-keys';\nimport type { ${key} as en } from '../en/${name.slice(3)}';\n\nexport const ${key} = {\n${checked}`;
}
