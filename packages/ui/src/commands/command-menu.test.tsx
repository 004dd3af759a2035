import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { CommandMenu } from './command-menu';
import { useCommands, useOfferedCommands, type Command } from './command-store';

const dark = jest.fn();
const go = jest.fn();
const close = jest.fn();
beforeEach(() => [dark, go, close].forEach((mock) => mock.mockClear()));

const commands: readonly Command[] = [
  { key: 'home', label: 'Accueil', group: 'Pages', does: '/' },
  { key: 'archive', label: 'Archives', group: 'Pages', does: '/archive' },
  { key: 'ete', label: 'Été Hardcourt', detail: 'Montréal', group: 'Tournois', does: '/ete' },
  { key: 'scheme dark', label: 'Apparence : sombre', group: 'Actions', also: ['dark'], does: dark },
  { key: 'team', label: 'Les Homards', group: 'Équipes', isHidden: true, does: '/ete/teams/a' },
];
const words = {
  title: 'Chercher',
  label: 'Page ou action',
  placeholder: 'Nom',
  close: 'Fermer',
  nothing: (term: string) => `Rien pour ${term}`,
  count: (count: number) => `${count} entrées`,
};
const archive = (term: string): Command => ({ key: 'search', label: `Archives : ${term}`, group: 'Pages', does: `/archive?q=${term}` });

const show = (searchFor?: typeof archive) => {
  render(<CommandMenu commands={commands} onGo={go} onClose={close} words={words} {...(searchFor ? { searchFor } : {})} />);
  return screen.getByRole('combobox', { name: 'Page ou action' });
};
const names = () => screen.getAllByRole('option').map((option) => option.getAttribute('aria-label'));
const current = () => screen.getByRole('option', { selected: true });

describe('CommandMenu', () => {
  it('lists under headings what is not only for who searches, the first one chosen', () => {
    const field = show();
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual(['Pages', 'Tournois', 'Actions']);
    expect(names()).toEqual(['Accueil', 'Archives', 'Été Hardcourt, Montréal', 'Apparence : sombre']);
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-activedescendant', current().id);
    expect(within(screen.getByRole('group', { name: 'Tournois' })).getByRole('option')).toHaveTextContent('Montréal');
    for (const option of screen.getAllByRole('option')) expect(option.id).not.toMatch(/\s/);
  });

  it.each([
    ['ete', ['Été Hardcourt, Montréal']],
    ['homard', ['Les Homards']],
    ['dark', ['Apparence : sombre']],
    ['MONTREAL', ['Été Hardcourt, Montréal']],
  ])('finds by %j whatever the case and accents, also by other words', async (term, found) => {
    await userEvent.type(show(), term);
    expect(names()).toEqual(found);
    expect(screen.getByRole('status')).toHaveTextContent(`${found.length} entrées`);
  });

  it('goes round by the arrows, and opens what is chosen by Enter', async () => {
    show();
    await userEvent.keyboard('{ArrowUp}');
    expect(current()).toHaveTextContent('Apparence');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect([go.mock.calls, close.mock.calls.length]).toEqual([[['/archive']], 1]);
  });

  it('does an action after it has closed, as one presses it', async () => {
    show();
    close.mockImplementation(() => expect(dark).not.toHaveBeenCalled());
    await userEvent.click(screen.getByRole('option', { name: /sombre/ }));
    expect([dark.mock.calls.length, close.mock.calls.length, go.mock.calls.length]).toEqual([1, 1, 0]);
    close.mockReset();
  });

  it('says that nothing is found, and Enter does nothing then', async () => {
    await userEvent.type(show(), 'zzz{ArrowDown}{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('Rien pour zzz');
    expect(screen.queryByRole('option')).toBeNull();
    expect([close.mock.calls.length, go.mock.calls.length]).toEqual([0, 0]);
  });

  it('offers a search of more, last', async () => {
    await userEvent.type(show(archive), 'arch{ArrowUp}{Enter}');
    expect(go).toHaveBeenCalledWith('/archive?q=arch');
  });

  it('lets an input method compose, and browsers have their keys', () => {
    const field = show();
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    expect(close).not.toHaveBeenCalled();
  });
});

function Offers({ label }: { readonly label: string }) {
  useCommands(useMemo(() => [{ key: label, label, group: 'Page', does: `#${label}` }], [label]));
  return null;
}
const Offered = () => <p>{useOfferedCommands().map(({ label }) => label).join()}</p>; // prettier-ignore

it('a page offers commands for as long as it is shown', () => {
  const { rerender, container } = render(<Offered />);
  const text = (pages: readonly string[]) => {
    rerender(
      <>
        <Offered />
        {pages.map((page) => (
          <Offers key={page} label={page} />
        ))}
      </>,
    );
    return container.textContent;
  };
  expect(text(['teams', 'schedule'])).toBe('teams,schedule');
  expect(text(['schedule'])).toBe('schedule');
  expect(text([])).toBe('');
});
