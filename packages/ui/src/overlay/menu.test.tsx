import { render, screen } from '@testing-library/react';
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
