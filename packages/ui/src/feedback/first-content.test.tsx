import { onePerPage } from '@courtside/federation/one-per-page';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { GlobalStyle } from '../theme/global-style';
import { forgetFirstContent, routeFirstContentLinks } from '../base/first-content';
import { useTypedEarly } from '../base/use-typed-early';
import { ListSkeleton, PageSkeleton } from './page-skeleton';

const memory = onePerPage<{ content?: Element | null; go?: unknown }>('ui.first-content.1', () => ({}));

function written(address: string): void {
  delete memory.content;
  delete memory.go;
  const first = document.createElement('div');
  first.id = 'first';
  first.innerHTML = `<section id="first-content" class="fv" data-address="${address}"><style>h1 { color: red }</style><h1>Cup</h1><div data-first="list"><a href="/abc">Open</a></div></section>`;
  document.body.append(first);
}
afterEach(() => window.history.replaceState(null, '', '/'));

it('what the server wrote stands for the page until that is there, and once', () => {
  written('/');
  render(
    <>
      <GlobalStyle />
      <PageSkeleton label="Loading…" />
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Cup' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(document.getElementById('first')).toBeNull();
});

it('one part of the page that waits replaces another: what was written stays where it is, and goes with the last', async () => {
  written('/');
  const { rerender } = render(
    <main>
      <PageSkeleton key="shell" label="Loading…" />
    </main>,
  );
  const copy = screen.getByRole('heading', { name: 'Cup' });
  copy.id = 'cup';
  expect(copy.closest('.fv')?.parentElement).toBe(screen.getByRole('main'));
  rerender(
    <main>
      <div>
        <PageSkeleton key="app" label="Loading…" />
      </div>
    </main>,
  );
  expect(screen.getByRole('heading', { name: 'Cup' })).toBe(copy);
  expect(copy).toBeVisible();
  expect(document.getElementById('cup')).toBe(copy);
  rerender(
    <main>
      <h1 id="cup">The cup</h1>
    </main>,
  );
  // The page may look for its parts from the first moment.
  expect(copy).not.toBeVisible();
  expect(document.getElementById('cup')).toHaveTextContent('The cup');
  await waitFor(() => expect(copy).not.toBeInTheDocument());
});

it('of a list that is missing alone only the list is shown', () => {
  written('/');
  render(<ListSkeleton label="Loading…" />);
  expect(screen.queryByRole('heading', { name: 'Cup' })).toBeNull();
  const link = screen.getByRole('link', { name: 'Open' });
  expect(link).toBeVisible();
  // With its styles, which hold for it alone.
  expect(link.closest('.fv')?.querySelector('style')).toHaveTextContent('color: red');
});

it('what was written of another page is not shown, and is forgotten: it gets old', () => {
  written('/');
  window.history.replaceState(null, '', '/planner');
  const { unmount } = render(<PageSkeleton label="Loading…" />);
  expect(screen.queryByText('Cup')).toBeNull();
  unmount();
  window.history.replaceState(null, '', '/');
  render(<PageSkeleton label="Loading…" />);
  expect(screen.queryByText('Cup')).toBeNull();
});

it('its links lead on by the host’s router, and with a key held as the browser does', async () => {
  written('/');
  const went: string[] = [];
  render(<PageSkeleton label="Loading…" />);
  routeFirstContentLinks((address) => went.push(address));
  await userEvent.click(screen.getByRole('link', { name: 'Open' }));
  expect(went).toEqual(['/abc']);
  const held = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  held.preventDefault = jest.fn();
  fireEvent(screen.getByRole('link', { name: 'Open' }), held);
  expect(held.preventDefault).not.toHaveBeenCalled();
  expect(went).toEqual(['/abc']);
});

it('a link that goes while it is pressed is followed all the same, once; one that stays is the browser’s', () => {
  const went: string[] = [];
  routeFirstContentLinks((address) => went.push(address));
  const { container } = render(
    <div className="fc">
      <a href="/abc">Open</a>
    </div>,
  );
  const link = screen.getByRole('link', { name: 'Open' });
  const point = (name: string, on: Element, clientY = 30) =>
    fireEvent(on, new MouseEvent(name, { bubbles: true, cancelable: true, clientX: 20, clientY }));
  point('pointerdown', link);
  point('pointerup', link);
  expect(went).toEqual([]);
  point('pointerdown', link);
  const place = link.parentElement;
  link.remove();
  // The finger slid away.
  point('pointerup', container, 60);
  expect(went).toEqual([]);
  place?.append(link);
  point('pointerdown', link);
  link.remove();
  point('pointerup', container);
  expect(went).toEqual(['/abc']);
  // The click of a finger, on the element that has taken the link's place.
  const heard = jest.fn();
  container.addEventListener('click', heard);
  fireEvent.click(container);
  expect(heard).not.toHaveBeenCalled();
  place?.append(link);
});

it('what is typed before the page is there is taken along, with the place in the field', async () => {
  written('/');
  const field = document.createElement('input');
  Object.assign(field, { name: 'teams', defaultValue: '12' });
  document.querySelector('#first-content h1')?.after(field);
  field.focus();
  field.setSelectionRange(2, 2);
  await userEvent.keyboard('3');
  const { rerender } = render(<PageSkeleton label="Loading…" />);
  const copy = screen.getByRole('textbox');
  expect(copy).not.toBe(field);
  expect(copy).toHaveFocus();
  expect(copy).toHaveValue('123');
  await userEvent.keyboard('{Backspace}4');
  // Another part waits in its place.
  rerender(<PageSkeleton key="app" label="Loading…" />);
  expect(screen.getByRole('textbox')).toHaveValue('124');
  await userEvent.keyboard('{ArrowLeft}5');
  const take = jest.fn();
  function Page() {
    useTypedEarly(take);
    return <input name="teams" defaultValue="12" aria-label="Teams" />;
  }
  rerender(<Page />);
  expect(screen.getByRole('textbox', { name: 'Teams' })).toHaveFocus();
  expect(take.mock.calls).toEqual([[new Map([['teams', '1254']])]]);
  rerender(<Page key="again" />);
  expect(take).toHaveBeenCalledTimes(1);
});

it('a link that has the focus has it in the copy and in the page, and a link of the frame in the frame', async () => {
  written('/');
  const focus = (name: string) => screen.getByRole('link', { name }).focus();
  focus('Open');
  const page = (shown: ReactNode) => (
    <>
      <GlobalStyle />
      <header>
        <a href="/abc">To the cup</a>
        <button type="button" aria-label="Menu" />
      </header>
      <main>{shown}</main>
    </>
  );
  const { rerender, unmount } = render(page(<PageSkeleton label="Loading…" />));
  expect(screen.getByRole('link', { name: 'Open' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Open' }).closest('main')).not.toBeNull();
  rerender(page(<a href="/abc">Open the cup</a>));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Open the cup' })).toHaveFocus());
  unmount();

  written('/');
  document
    .querySelector('#first-content')
    ?.insertAdjacentHTML('beforebegin', '<header><details><summary aria-label="Menu"></summary></details></header>');
  document.querySelector('summary')?.focus();
  render(page(null));
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
});

it('where nothing was written shapes stand', () => {
  delete memory.content;
  const { container } = render(<PageSkeleton label="Loading…" />);
  expect(container.querySelector('.fv')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Loading…' })).toBeInTheDocument();
});

it('links to another site or window are the browser’s, also while the page takes the place of what was written', async () => {
  written('/');
  const section = document.querySelector('#first-content')!;
  section.insertAdjacentHTML('beforeend', '<a target="_blank" href="https://pay.test/club">Pay</a><a href="mailto:a@b.test">Write</a>');
  const went: string[] = [];
  render(<PageSkeleton label="Loading…" />);
  routeFirstContentLinks((address) => went.push(address));
  // The echo of a press in an earlier test.
  await new Promise((resolve) => setTimeout(resolve, 600));
  for (const name of ['Pay', 'Write']) {
    const link = screen.getByRole('link', { name });
    // True if nothing has kept the browser from it.
    expect(fireEvent.click(link)).toBe(true);
    fireEvent.pointerDown(link, { button: 0 });
    link.remove();
    fireEvent.pointerUp(document.body);
  }
  expect(went).toEqual([]);
});

it('is forgotten once its page has rendered', () => {
  written('/');
  forgetFirstContent();
  render(<PageSkeleton label="Loading…" />);
  expect(screen.queryByText('Cup')).toBeNull();
});
