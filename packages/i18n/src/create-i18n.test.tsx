/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createI18n, languageStorageKey, useLanguage, useTranslation } from './index';

function Page() {
  const { t } = useTranslation('common');
  const { setLanguage } = useLanguage();
  return (
    <button type="button" onClick={() => void setLanguage('fr')}>
      {t('action.save')} {t('count.teams', { count: 1 })} {t('count.teams', { count: 3 })}
    </button>
  );
}

describe('createI18n', () => {
  it('speaks English, then French after a switch, and remembers it', async () => {
    await createI18n({ language: 'en', namespaces: ['common'] });
    render(<Page />);
    const button = screen.getByRole('button', { name: 'Save 1 team 3 teams' });
    expect(document.documentElement.lang).toBe('en');
    await userEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Enregistrer 1 équipe 3 équipes' })).toBe(button);
    expect(document.documentElement.lang).toBe('fr');
    expect(localStorage.getItem(languageStorageKey)).toBe('fr');
  });
});
