import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router-dom';
import { Button } from '../actions/button';
import { Dialog } from '../overlay/dialog';
import { Menu } from '../overlay/menu';

function Page({ busy }: { readonly busy: boolean }) {
  const [open, setOpen] = useState<'outer' | 'inner' | null>(null);
  const { key } = useLocation();
  return (
    <>
      <p>Page {key}</p>
      <Button onClick={() => setOpen('outer')}>Open</Button>
      <Menu label="More" items={[{ key: 'open', label: 'From the menu', onSelect: () => setOpen('outer') }]} />
      <Link to="/other">Other</Link>
      <Dialog open={open !== null} busy={busy} onClose={() => setOpen(null)} title="Outer" closeLabel="Close outer">
        <Button onClick={() => setOpen('inner')}>Deeper</Button>
        <Link to="/other" replace onClick={() => setOpen(null)}>
          Away
        </Link>
      </Dialog>
      <Dialog open={open === 'inner'} onClose={() => setOpen('outer')} title="Inner" closeLabel="Close inner">
        <p>Inside</p>
      </Dialog>
    </>
  );
}

let length = 0;
const show = (busy = false) => {
  window.history.pushState(null, '', '/');
  window.history.pushState(null, '', '/page');
  length = window.history.length;
  return render(
    <BrowserRouter>
      <Routes>
        <Route path="/page" element={<Page busy={busy} />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </BrowserRouter>,
  );
};
/** Steps of the history are timers that start others: this many turns let each of them run, however slow the machine is. */
const rest = () =>
  act(async () => {
    for (let turn = 0; turn < 30; turn++) await new Promise((resolve) => setTimeout(resolve, 1));
  });
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await rest();
};
const go = async (delta: number) => {
  window.history.go(delta);
  await rest();
};
const dialogs = () => screen.queryAllByRole('dialog').length;
const coarse = (matches: boolean) => {
  window.matchMedia = ((query: string) => ({ matches: matches && query.includes('coarse') })) as typeof window.matchMedia;
};

afterEach(async () => {
  await rest();
  delete (window as Partial<Window>).matchMedia;
});

describe('the browser’s Back over the page', () => {
  it('closes a dialog and stays on the page, which does not hear of it', async () => {
    show();
    const before = screen.getByText(/^Page/).textContent;
    await press('Open');
    expect(window.history.length).toBe(length + 1);
    await go(-1);
    expect(dialogs()).toBe(0);
    expect(screen.getByText(/^Page/).textContent).toBe(before);
    // The page's own entry again: one more step leaves it.
    await go(-1);
    expect(screen.getByText('Elsewhere')).toBeInTheDocument();
  });

  it('takes the entry along when the dialog is closed in another way', async () => {
    show();
    await press('Open');
    await press('Close outer');
    await go(-1);
    expect(screen.getByText('Elsewhere')).toBeInTheDocument();
  });

  it('closes one dialog after the other', async () => {
    show();
    await press('Open');
    await press('Deeper');
    expect(dialogs()).toBe(2);
    await go(-1);
    expect(dialogs()).toBe(1);
    expect(screen.getByText('Deeper')).toBeInTheDocument();
    await go(-1);
    expect(dialogs()).toBe(0);
    expect(screen.getByText(/^Page/)).toBeInTheDocument();
  });

  it('opens nothing again on the way forwards, and leaves no dead step', async () => {
    show();
    await press('Open');
    await go(-1);
    await go(1);
    expect(dialogs()).toBe(0);
    await go(-1);
    expect(screen.getByText('Elsewhere')).toBeInTheDocument();
  });

  it('does not close what is being saved, however often it is tried', async () => {
    show(true);
    await press('Open');
    await go(-1);
    await go(-1);
    expect(dialogs()).toBe(1);
    expect(screen.getByText(/^Page/)).toBeInTheDocument();
  });

  it('gives its entry to the page that a dialog leads to', async () => {
    show();
    await press('Open');
    await userEvent.click(screen.getByRole('link', { name: 'Away' }));
    await waitFor(() => expect(screen.getByText('Elsewhere')).toBeInTheDocument());
    await rest();
    expect(window.location.pathname).toBe('/other');
    await go(-1);
    expect(screen.getByText(/^Page/)).toBeInTheDocument();
    expect(dialogs()).toBe(0);
  });

  it('closes a menu under a finger, and a dialog opened from it needs one step only', async () => {
    coarse(true);
    show();
    await press('More');
    await go(-1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByText(/^Page/)).toBeInTheDocument();
    await press('More');
    await userEvent.click(screen.getByRole('menuitem', { name: 'From the menu' }));
    await rest();
    expect(dialogs()).toBe(1);
    await go(-1);
    expect(dialogs()).toBe(0);
    await go(-1);
    expect(screen.getByText('Elsewhere')).toBeInTheDocument();
  });

  it('follows a link on the page behind while the entry of a closed dialog is still being left', async () => {
    show();
    await press('Open');
    const back = jest.spyOn(window.history, 'go').mockImplementationOnce((delta) => {
      back.mockRestore();
      window.history.go(delta);
      screen.getByRole('link', { name: 'Other' }).click();
      expect(window.location.pathname).toBe('/page');
    });
    await press('Close outer');
    expect(screen.getByText('Elsewhere')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/other');
    await go(-1);
    expect(screen.getByText(/^Page/)).toBeInTheDocument();
    expect(dialogs()).toBe(0);
  });
});
