import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DetailsBody } from './details-body';
import { TournamentHead, type TournamentHeadProps } from './tournament-head';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'tournament'] }));

const tournament = {
  id: 't1',
  name: 'Été Hardcourt',
  location: 'Parc La Fontaine, Montréal',
  startDate: '2027-06-12',
  endDate: '2027-06-13',
  imageSrc: 'https://images.example/poster.png',
  isRegistrationOpen: false,
  isTournamentPublic: true,
  description: 'Rules: https://example.org/rules',
  contact: 'desk@example.org',
  timeZone: 'America/Toronto',
};
type Given = Partial<typeof tournament>;
const head = (change: Given = {}, props: Partial<TournamentHeadProps> = {}) =>
  render(<TournamentHead tournament={{ ...tournament, ...change }} {...props} />);

it('has the name, where and when, and the poster as a link to itself', () => {
  head();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Été Hardcourt');
  expect(screen.getByRole('link', { name: 'Parc La Fontaine, Montréal, show on a map' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('Parc La Fontaine')),
  );
  expect(screen.getByText(/12.*13 June 2027/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Poster of Été Hardcourt' })).toHaveAttribute('href', tournament.imageSrc);
});

it('has no poster where there is none, and where the page is for work', () => {
  head({ imageSrc: '' });
  head({}, { compact: true });
  expect(screen.queryByRole('img', { name: /^Poster/ })).not.toBeInTheDocument();
});

it.each<[string, Given, Partial<TournamentHeadProps>]>([
  ['Live', {}, { isLive: true }],
  ['registration open', { isRegistrationOpen: true }, {}],
  ['You organize this tournament', {}, { isOrganizer: true }],
  ['Not public', { isTournamentPublic: false }, {}],
])('says %s only where it is so', (words, change, props) => {
  const { unmount } = head();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  unmount();
  head(change, props);
  expect(screen.getByText(words)).toBeInTheDocument();
});

it('has what an organizer edits in place of the name, and the actions', () => {
  head({}, { name: <input aria-label="Name" />, actions: <button>Register</button> });
  expect(screen.getByRole('textbox', { name: 'Name' }).closest('h1')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Register' })).toBeInTheDocument();
});

describe('below it, the details', () => {
  const facts = () => screen.queryAllByRole('term').map(({ textContent }) => textContent);
  const body = (change: Given = {}, props: object = {}) => render(<DetailsBody tournament={{ ...tournament, ...change }} {...props} />);

  it('have the description with its links, dates, place, time zone and contact', () => {
    body();
    expect(facts()).toEqual(['Dates', 'Times are local', 'Location', 'Contact of the organizers']);
    expect(screen.getByRole('link', { name: 'https://example.org/rules' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'desk@example.org' })).toHaveAttribute('href', 'mailto:desk@example.org');
    expect(screen.getByRole('img', { name: 'Poster of Été Hardcourt' })).toBeInTheDocument();
  });

  it('have only what the head lacks', () => {
    body({}, { belowHead: true });
    expect(facts()).toEqual(['Times are local', 'Contact of the organizers']);
    expect(screen.queryByRole('img', { name: /^Poster/ })).not.toBeInTheDocument();
  });

  it('fold a long text of a narrow column, which a button opens and closes', async () => {
    const long = `${'Bring a lock, the courts are in a public park. '.repeat(8)}https://example.org/park`;
    body({ description: long }, { belowHead: true });
    // Tests have no width, and so no narrow column in which it is visible.
    const more = screen.getByText('Read more').closest('button') as HTMLElement;
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    expect(more).toHaveTextContent('Show less');
    expect(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(document.getElementById(more.getAttribute('aria-controls') ?? '')).toHaveTextContent(/example\.org\/park$/);
  });

  it('have no button where a text is short, or where organizers edit it', () => {
    body({ description: 'Two days on two courts.' }, { belowHead: true });
    body({ description: 'Bring a lock. '.repeat(40) });
    expect(screen.queryByRole('button', { hidden: true })).not.toBeInTheDocument();
  });

  it('say that there is no description, and have no list without a fact', () => {
    body({ description: '', contact: '', timeZone: '' }, { belowHead: true });
    expect(screen.getByText('No description yet.')).toBeInTheDocument();
    expect(facts()).toEqual([]);
  });

  it('make no link of a contact that is none', () => {
    body({ contact: 'javascript:alert(1)' });
    expect(facts()).not.toContain('Contact of the organizers');
  });

  it('have what an organizer edits in place of the texts', () => {
    body({}, { description: <textarea aria-label="Description" />, dates: 'Tomorrow', location: 'Here' });
    expect(screen.getByRole('textbox', { name: 'Description' })).toBeInTheDocument();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['Tomorrow', 'Here']));
  });
});
