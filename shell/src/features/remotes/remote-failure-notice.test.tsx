import { RemoteFailure } from '@courtside/federation';
import { changeLanguage, createI18n } from '@courtside/i18n';
import { act, render, screen } from '@testing-library/react';
import { RemoteFailureNotice } from './remote-failure-notice';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'shell'] }));
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));

describe('a remote that does not fit the page says what to do', () => {
  it.each([
    ['remote-older', /belongs to an earlier release/, 'Try again', /version antérieure/],
    ['shell-older', /updated while this page was open/, 'Reload the page', /a été mis à jour/],
    ['not-shared', /not built for this site/, 'Try again', /pas été construite pour ce site/],
  ] as const)('%s', async (code, english, way, french) => {
    render(<RemoteFailureNotice remote="mf-planner" error={new RemoteFailure(code, 'mf-planner')} retry={() => {}} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The planner could not be loaded.');
    expect(screen.getByRole('alert')).toHaveTextContent(english);
    expect(screen.getByRole('button', { name: way })).toBeVisible();
    await act(() => changeLanguage('fr', { remember: false }));
    expect(screen.getByRole('alert')).toHaveTextContent(french);
    await act(() => changeLanguage('en', { remember: false }));
  });
});
