import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Button } from '../actions/button';
import { Dialog } from './dialog';

function Page({ busy = false }: { readonly busy?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Create groups</Button>
      <Dialog
        open={open}
        busy={busy}
        onClose={() => setOpen(false)}
        title="Create Groups"
        closeLabel="Close"
        footer={<Button>Create</Button>}
      >
        <p>How many?</p>
      </Dialog>
    </>
  );
}

/** As browsers do it: the first button gets the focus when a dialog opens, and nothing in it can have it before. */
const stubModal = () => {
  const before = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'showModal');
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
    this.querySelector('button')?.focus();
  };
  return () => {
    if (before) Object.defineProperty(HTMLDialogElement.prototype, 'showModal', before);
    else delete (HTMLDialogElement.prototype as Partial<HTMLDialogElement>).showModal;
  };
};

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

  it('starts in the first field of its form, the chosen one of several radio buttons, or where it is told to', () => {
    const restore = stubModal();
    const show = (children: ReactNode) =>
      render(
        <Dialog open onClose={() => undefined} title="New" closeLabel="Close">
          {children}
        </Dialog>,
      );
    try {
      const { unmount } = show(
        <form>
          <Button>Less</Button>
          <input aria-label="Name" />
        </form>,
      );
      expect(screen.getByRole('textbox')).toHaveFocus();
      unmount();
      const radios = show(
        <form>
          <input type="radio" name="kind" aria-label="One" />
          <input type="radio" name="kind" aria-label="Two" defaultChecked />
        </form>,
      );
      expect(screen.getByRole('radio', { name: 'Two' })).toHaveFocus();
      radios.unmount();
      const marked = show(
        <form>
          <input aria-label="Name" />
          <Button data-autofocus>Cancel</Button>
        </form>,
      );
      expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      marked.unmount();
      show(<p>No field at all</p>);
      expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    } finally {
      restore();
    }
  });

  it('does not raise the keyboard of a touch screen over the question', () => {
    const restore = stubModal();
    window.matchMedia = ((query: string) => ({ matches: query.includes('coarse') })) as typeof window.matchMedia;
    try {
      render(
        <Dialog open onClose={() => undefined} title="New" closeLabel="Close">
          <form>
            <input aria-label="Name" />
          </form>
        </Dialog>,
      );
      expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    } finally {
      restore();
      delete (window as Partial<Window>).matchMedia;
    }
  });
});
