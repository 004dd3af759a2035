/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import type * as I18n from './index';
import type * as Loading from './resources/load';

/** A page in which a remote of another release brought its own copy of this package, with its own words. */
function copyWith(words: Readonly<Record<string, string>>): typeof I18n {
  const libraries = ['react', 'react/jsx-runtime', 'react-i18next', 'i18next'].map(
    (name) => [name, jest.requireActual<object>(name)] as const,
  );
  let copy: typeof I18n | undefined;
  jest.isolateModules(() => {
    for (const [name, library] of libraries) jest.doMock(name, () => library);
    jest.doMock('./resources/load', () => {
      const real = jest.requireActual<typeof Loading>('./resources/load');
      return {
        loadBundle: async (language: I18n.Language, name: I18n.Namespace) => ({ ...(await real.loadBundle(language, name)), ...words }),
      };
    });
    copy = jest.requireActual<typeof I18n>('./index');
  });
  if (!copy) throw new Error('no copy');
  return copy;
}

const host = copyWith({ title: 'of the host' });
const remote = copyWith({ title: 'of the remote', heading: 'only the remote knows it' });

function Words({ copy, name }: { readonly copy: typeof I18n; readonly name: string }) {
  const { t } = copy.useTranslation('planner');
  const { language } = copy.useLanguage();
  const heading: string = (t as (key: string) => string)('heading');
  return <p data-testid={name}>{`${t('title')}; ${heading}; ${language}`}</p>;
}

describe('two copies of the package in a page', () => {
  beforeAll(async () => {
    await host.createI18n({ language: 'fr', namespaces: ['common', 'planner'] });
    await remote.loadNamespaces('planner');
  });

  it('have words of their own, in the language of the page', () => {
    render(<Words copy={remote} name="remote" />);
    expect(screen.getByTestId('remote').textContent).toBe('of the remote; only the remote knows it; fr');
    render(<Words copy={host} name="host" />);
    expect(screen.getByTestId('host').textContent).toBe('of the host; heading; fr');
  });

  it.each([
    ['host', host, 'en'],
    ['remote', remote, 'fr'],
  ] as const)('change their language together when the %s does', async (_who, copy, language) => {
    render(
      <>
        <Words copy={host} name="host" />
        <Words copy={remote} name="remote" />
      </>,
    );
    await act(() => copy.changeLanguage(language, { remember: false }));
    for (const name of ['host', 'remote']) expect(screen.getByTestId(name).textContent?.endsWith(`; ${language}`)).toBe(true);
    expect(document.documentElement.lang).toBe(language);
  });
});
