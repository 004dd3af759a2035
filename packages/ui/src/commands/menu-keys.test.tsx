import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMenuKeys } from './menu-keys';
import { ShortcutDialog } from './shortcut-dialog';
import { useShortcut, useShortcutParts } from './shortcuts';

const menu = jest.fn();
const list = jest.fn();
const platform = (name: string) => jest.spyOn(navigator, 'platform', 'get').mockReturnValue(name);
function Page() {
  useMenuKeys(menu, list);
  return <input aria-label="Name" />;
}
beforeEach(() => {
  localStorage.clear();
  menu.mockClear();
  list.mockClear();
});
afterEach(() => jest.restoreAllMocks());

describe('Ctrl+K', () => {
  it.each([
    ['Linux x86_64', { ctrlKey: true }, 1],
    ['Linux x86_64', { metaKey: true }, 0],
    ['MacIntel', { metaKey: true }, 1],
    // There it cuts the rest of a line.
    ['MacIntel', { ctrlKey: true }, 0],
    ['Win32', { ctrlKey: true, shiftKey: true }, 0],
    ['Win32', {}, 0],
  ])('on %s with %j opens the menu %i times', (name, held, times) => {
    platform(name);
    render(<Page />);
    const isFree = fireEvent.keyDown(document.body, { key: 'k', ...held });
    expect([menu.mock.calls.length, isFree]).toEqual([times, times === 0]);
  });

  it('opens it from a field, and not above a dialog', () => {
    platform('Linux x86_64');
    const { rerender } = render(<Page />);
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'k', ctrlKey: true });
    expect(menu).toHaveBeenCalledTimes(1);
    rerender(
      <>
        <Page />
        <dialog open />
      </>,
    );
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: '?' });
    expect([menu.mock.calls.length, list.mock.calls.length]).toEqual([1, 0]);
  });
});

const words = { title: 'Keys', close: 'Close', helpKey: '“?” opens this list', helpKeyHint: 'Not while you type.' };
const help = (target: Element = document.body) => fireEvent.keyDown(target, { key: '?', shiftKey: true });

describe('the key ?', () => {
  it('opens the list, but is a letter where somebody types', () => {
    render(<Page />);
    expect(help(screen.getByLabelText('Name'))).toBe(true);
    expect(list).not.toHaveBeenCalled();
    expect(help()).toBe(false);
    expect(list).toHaveBeenCalledTimes(1);
  });

  it('opens it from a checkbox, too', () => {
    render(
      <>
        <Page />
        <input type="checkbox" aria-label="Each" />
      </>,
    );
    help(screen.getByLabelText('Each'));
    expect(list).toHaveBeenCalledTimes(1);
  });

  it('does nothing once it is switched off in the list, and is remembered so', async () => {
    render(<Page />);
    const { unmount } = render(<ShortcutDialog parts={[]} onClose={jest.fn()} words={words} />);
    await userEvent.click(screen.getByRole('switch', { name: words.helpKey, checked: true }));
    unmount();
    help();
    expect(list).not.toHaveBeenCalled();
    render(<ShortcutDialog parts={[]} onClose={jest.fn()} words={words} />);
    await userEvent.click(screen.getByRole('switch', { name: words.helpKey, checked: false }));
    expect(screen.getByRole('switch', { name: words.helpKey })).toBeChecked();
  });
});

function Board() {
  useShortcut('Go to a court', '← →');
  useShortcut('Press Space to pick up a game.');
  return null;
}
const keys = { page: 'Here', site: 'Everywhere', menu: 'Search', list: 'This list', close: 'Close', escape: 'Esc' };
const List = () => <ShortcutDialog parts={useShortcutParts(keys)} onClose={jest.fn()} words={words} />;

it('the list has what the open page has', () => {
  const { rerender } = render(
    <>
      <List />
      <Board />
    </>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Go to a court←→',
    'Press Space to pick up a game.',
    'SearchCtrlK',
    'This list?',
    'CloseEsc',
  ]);
  rerender(<List />);
  expect(screen.queryByRole('heading', { name: 'Here' })).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
