import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from './combobox';
import { MatchedText } from './matched-text';

interface Player {
  readonly id: string;
  readonly name: string;
}
const players: readonly Player[] = [
  { id: '1', name: 'François' },
  { id: '2', name: 'Fradet' },
  { id: '3', name: 'Frank' },
];

function Search({ onSelect, loading }: { readonly onSelect: (player: Player | null) => void; readonly loading?: boolean }) {
  const [text, setText] = useState('');
  const [selected, setSelected] = useState<Player | null>(null);
  const found = text.length >= 3 ? players.filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase())) : [];
  return (
    <Combobox
      label="Player 1"
      items={found}
      itemKey={({ id }) => id}
      itemText={({ name }) => name}
      itemDisabled={({ id }) => id === '2'}
      selected={selected}
      onSelect={(player) => {
        setSelected(player);
        onSelect(player);
      }}
      inputValue={text}
      onInputValueChange={setText}
      loading={loading}
      status={
        text.includes('!') ? undefined : text.length < 3 ? 'Type at least 3 characters.' : found.length === 0 ? 'Nothing found.' : undefined
      }
      labels={{ clear: 'Clear', open: 'Show the list' }}
    />
  );
}

describe('Combobox', () => {
  const select = jest.fn();
  beforeEach(() => select.mockClear());
  const open = async () => {
    render(<Search onSelect={select} />);
    return screen.findByRole('button', { name: 'Show the list' }).then(() => screen.getByRole('combobox', { name: 'Player 1' }));
  };

  it('says how much to type, then suggests, and takes what Enter points at', async () => {
    const box = await open();
    await userEvent.type(box, 'fr');
    expect(screen.getByRole('status')).toHaveTextContent('Type at least 3 characters.');
    await userEvent.type(box, 'a');
    expect(screen.getAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}'); // the second can't be chosen and is passed over
    expect(select).toHaveBeenLastCalledWith({ id: '3', name: 'Frank' });
    expect(box).toHaveValue('Frank');
  });

  it('takes what is pressed, and forgets the choice once the text is changed', async () => {
    const box = await open();
    await userEvent.type(box, 'fra');
    await userEvent.click(screen.getByRole('option', { name: 'François' }));
    expect(box).toHaveValue('François');
    await userEvent.type(box, 'e');
    expect(select).toHaveBeenLastCalledWith(null);
    expect(box).toHaveValue('Françoise');
  });

  it('chooses nothing by being left, and keeps what was typed', async () => {
    const box = await open();
    await userEvent.type(box, 'fra{ArrowDown}');
    await userEvent.tab();
    expect(select).not.toHaveBeenCalled();
    expect(box).toHaveValue('fra');
  });

  it('moves while it searches only where it says so', async () => {
    const { container } = render(<Search onSelect={select} loading />);
    await userEvent.type(await screen.findByRole('combobox', { name: 'Player 1' }), 'zzz');
    expect(screen.getByRole('status').querySelector('span[aria-hidden]')).not.toBeNull();
    await userEvent.tab();
    expect(container.querySelector('span[aria-hidden]')).toBeNull();
  });

  it('comes into sight each time when it has something to show', async () => {
    const scroll = jest.fn();
    Object.defineProperty(Element.prototype, 'scrollIntoView', { value: scroll, configurable: true });
    const box = await open();
    await userEvent.type(box, 'f!');
    expect(scroll).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Backspace}');
    expect(scroll).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('is cleared by its button', async () => {
    const box = await open();
    await userEvent.type(box, 'zzz');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found.');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(box).toHaveValue('');
    expect(select).toHaveBeenLastCalledWith(null);
  });
});

it.each([
  ['François', 'fran', 'Fran'],
  ['François', 'francois', 'François'],
  ['Les Étoiles', 'etoi', 'Étoi'],
  ['O’Hara', 'ohara', 'O’Hara'],
  ['Sœur Zoe\u0301', 'zoe', 'Zoe\u0301'],
  ['Frank', 'ank', 'ank'],
  ['Frank', ' ', undefined],
])('in %j the search %j underlines %j', (text, term, marked) => {
  const { container } = render(<MatchedText text={text} term={term} />);
  expect(container).toHaveTextContent(text);
  expect(container.querySelector('[data-match]')?.textContent).toBe(marked);
});

describe('Combobox with groups', () => {
  const clubs = [
    { id: 'a', group: 'Cascadia · Oregon' },
    { id: 'b', group: 'Cascadia · Washington' },
    { id: 'c', group: 'Cascadia · Washington' },
  ];

  it('puts headings over neighbours, and the arrow keys pass through all of them', async () => {
    const select = jest.fn();
    const noop = () => undefined;
    render(
      <Combobox
        label="Club"
        items={clubs}
        itemKey={({ id }) => id}
        itemText={({ id }) => id}
        itemGroup={({ group }) => group}
        selected={null}
        onSelect={select}
        inputValue=""
        onInputValueChange={noop}
        labels={{ clear: 'Clear', open: 'Show the list' }}
      />,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Show the list' }));
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Cascadia · Oregon',
      'Cascadia · Washington',
    ]);
    expect(within(screen.getByRole('group', { name: 'Cascadia · Washington' })).getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(select).toHaveBeenLastCalledWith(clubs[2]);
  });
});
