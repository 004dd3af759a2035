import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { VisitorPage } from './visitor-page';

async function visited(address: string) {
  const i18n = await createI18n({ language: 'en', namespaces: ['common', 'console'] });
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={[address]}>
        <VisitorPage publicSite="https://courtside.test">its own page</VisitorPage>
      </MemoryRouter>
    </I18nextProvider>,
  );
}
const opens = () => screen.getByRole('link', { name: 'Open the public site' }).getAttribute('href');
const goesBack = () => screen.getByRole('link', { name: 'Back' }).getAttribute('href');

describe('an address on the console', () => {
  it.each(['/t1', '/t1/day', '/organize', '/my-tournaments'])('that organisers have there: %s', async (address) => {
    await visited(address);
    expect(screen.getByText('its own page')).toBeInTheDocument();
  });

  it('that asks for the view of visitors leads to the public site', async () => {
    await visited('/t1?view=visitor');
    expect(opens()).toBe('https://courtside.test/t1?view=visitor');
    expect(goesBack()).toBe('/t1');
  });

  it.each(['/t1/draw', '/t1/teams/x', '/t1/poster', '/t1/screen', '/t1/register'])(
    'of a page that only the public site has leads there: %s',
    async (address) => {
      await visited(address);
      expect(opens()).toBe(`https://courtside.test${address}`);
      expect(goesBack()).toBe('/t1');
    },
  );
});
