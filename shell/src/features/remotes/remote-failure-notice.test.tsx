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

describe('without a network', () => {
  const missing = Object.assign(new Error('missing'), { name: 'ChunkLoadError' });
  const isOnline = jest.spyOn(navigator, 'onLine', 'get');
  afterAll(() => isOnline.mockRestore());

  it.each([['load-failed'], ['registry-unavailable'], ['timeout'], [null]] as const)('says so: %s', (code) => {
    isOnline.mockReturnValue(false);
    render(<RemoteFailureNotice remote="mf-planner" error={code ? new RemoteFailure(code, 'mf-planner') : missing} retry={() => {}} />);
    expect(screen.getByRole('alert')).toHaveTextContent('There is no network, and this page was never opened here before.');
    expect(screen.queryByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument();
  });

  it('says that the site may have been updated where there is one', () => {
    isOnline.mockReturnValue(true);
    render(<RemoteFailureNotice remote="mf-planner" error={missing} retry={() => {}} />);
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  });
});
