import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import { dataAt, place } from '../../organizer.testkit';
import { PlacesState } from './places-state';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizer'] }));

describe('where places are not limited', () => {
  const show = (...places: readonly ReturnType<typeof place>[]) => render(<PlacesState data={{ ...dataAt('teams', {}), places }} />);

  it('nothing is said of withdrawals while nobody has withdrawn', () => {
    show();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('it is told how many withdrew, with the way to the list in which that is seen and undone', () => {
    show(place('a', 1, { withdrawnAt: 9 }), place('deleted since', 2, { withdrawnAt: 9 }));
    expect(screen.getByRole('status')).toHaveTextContent('1 team has withdrawn.');
    expect(screen.getByRole('link', { name: 'Who is in' })).toHaveAttribute('href', '#teams');
  });
});
