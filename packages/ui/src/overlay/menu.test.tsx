import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './menu';

describe('Menu', () => {
  const move = jest.fn();
  const remove = jest.fn();
  beforeEach(() => {
    jest.clearAllMocks();
    render(
      <Menu
        label="More about game 12"
        items={[
          { key: 'move', label: 'Move game', onSelect: move },
          { key: 'link', label: 'Hyperlink', onSelect: jest.fn() },
          { key: 'delete', label: 'Delete match', onSelect: remove, danger: true, disabled: true },
        ]}
      />,
    );
  });
  const button = () => screen.getByRole('button', { name: 'More about game 12' });

  it('goes round by arrow keys and jumps by letters', async () => {
    await userEvent.click(button());
    expect(screen.getByRole('menuitem', { name: 'Move game' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Delete match' })).toHaveFocus();
    await userEvent.keyboard('h');
    expect(screen.getByRole('menuitem', { name: 'Hyperlink' })).toHaveFocus();
  });

  it('stays with its button when the window gets another size', async () => {
    const failed = jest.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', failed);
    await userEvent.click(button());
    fireEvent(window, new Event('resize'));
    window.removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });

  it('closes on Esc and gives the focus back', async () => {
    button().focus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('does what is chosen, once, and nothing that is disabled', async () => {
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete match' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move game' }));
    expect(remove).not.toHaveBeenCalled();
    expect(move).toHaveBeenCalledTimes(1);
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when something else is pressed', async () => {
    await userEvent.click(button());
    await userEvent.click(document.body);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});

it('has entries that belong together under their name, after those that belong to none, and keys go through all of them', async () => {
  render(
    <Menu
      label="More"
      items={[
        { key: 'close', label: 'Close', group: 'Court A', onSelect: jest.fn() },
        { key: 'undo', label: 'Undo', onSelect: jest.fn() },
        { key: 'sound', label: 'Sound', group: 'This device', onSelect: jest.fn() },
        { key: 'late', label: 'Late', group: 'Court A', onSelect: jest.fn() },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Undo', 'Close', 'Late', 'Sound']);
  expect(within(screen.getByRole('group', { name: 'Court A' })).getAllByRole('menuitem')).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Late' })).toHaveFocus();
});

it('stays open while the page scrolls to its button, and closes once the button has left the window', async () => {
  render(<Menu label="More" items={[{ key: 'one', label: 'One', onSelect: jest.fn() }]} />);
  const button = screen.getByRole('button', { name: 'More' });
  const scrollTo = (top: number) => {
    jest.spyOn(button, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + 40, right: 40, width: 40, height: 40 } as DOMRect);
    fireEvent.scroll(document);
  };
  scrollTo(-900);
  button.focus();
  await userEvent.keyboard('{Enter}');
  for (const top of [-700, -100, 200, 400]) {
    scrollTo(top);
    expect(screen.getByRole('menu')).toBeInTheDocument();
  }
  scrollTo(-41);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
