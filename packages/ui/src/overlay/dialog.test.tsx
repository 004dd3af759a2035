import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../actions/button';
import { Dialog } from './dialog';

function Page({ busy = false }: { readonly busy?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Create groups</Button>
      <Dialog open={open} busy={busy} onClose={() => setOpen(false)} title="Create Groups" closeLabel="Close" footer={<Button>Create</Button>}>
        <p>How many?</p>
      </Dialog>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Create groups' });

describe('Dialog', () => {
  it('is named by its title, locks the page and gives the focus back', async () => {
    render(<Page />);
    await userEvent.click(opener());
    expect(screen.getByRole('dialog', { name: 'Create Groups' })).toHaveTextContent('How many?');
    expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('closes on the cancel event that Esc makes, but not on one from a file chooser inside', async () => {
    render(<Page />);
    await userEvent.click(opener());
    fireEvent(screen.getByText('How many?'), new Event('cancel', { bubbles: true }));
    const dialog = screen.getByRole('dialog');
    const escape = createEvent('cancel', dialog, { cancelable: true });
    fireEvent(dialog, escape);
    expect(escape.defaultPrevented).toBe(true); // the owner closes it, not the browser
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays while something is being written', async () => {
    render(<Page busy />);
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole('dialog'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  });
});
