import { createI18n } from '@courtside/i18n';
import { useKeptState } from '@courtside/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { PageFrame } from './page-frame';

jest.mock('@courtside/firebase', () => ({
  ...jest.requireActual<object>('@courtside/firebase/testkit'),
  useConnection: () => ({ status: 'online', pending: false }),
  useAsOf: () => null,
}));

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'shell'] }));

/** Renders a moment after its page, like content that has to be loaded. */
function Filter() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    setThere(true);
  }, []);
  return isThere && <LoadedFilter />;
}
function LoadedFilter() {
  const [isOn, setOn] = useKeptState<boolean>('filter', false);
  return <input type="checkbox" aria-label="Filter" checked={isOn} onChange={() => setOn(!isOn)} />;
}
/** The organizer's page and the visitors' page are two apps at one address. */
function Page() {
  const isVisitors = useLocation().search !== '';
  return (
    <div key={String(isVisitors)}>
      <Filter />
      {isVisitors ? <Link to="/">Back to the tools</Link> : <Link to="?view=visitor">View as a visitor</Link>}
    </div>
  );
}

it('an organiser who looks at their page as a visitor stands at its top, without what they filtered, and so on the way back', async () => {
  window.scrollTo = jest.fn();
  window.matchMedia = () => ({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() }) as unknown as MediaQueryList;
  render(
    <BrowserRouter>
      <PageFrame chatUrl={null} contactEmail={null}>
        <Page />
      </PageFrame>
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByLabelText('Filter'));
  await userEvent.click(screen.getByRole('link', { name: 'View as a visitor' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByLabelText('Filter')).not.toBeChecked();
  await userEvent.click(screen.getByRole('link', { name: 'Back to the tools' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

it.each([
  ['/t1', 1],
  ['/t1/day', 0],
])('at %s the frame has %i bars', (address, bars) => {
  window.history.pushState(null, '', address);
  window.matchMedia = () => ({ matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() }) as unknown as MediaQueryList;
  render(
    <BrowserRouter>
      <PageFrame chatUrl={null} contactEmail={null}>
        <h1>Court board</h1>
      </PageFrame>
    </BrowserRouter>,
  );
  expect(screen.queryAllByRole('button', { name: 'Menu' })).toHaveLength(bars);
  expect(screen.queryAllByRole('navigation', { hidden: true })).toHaveLength(bars);
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('Court board');
});

it('a menu that was opened before any script has run is an open drawer', () => {
  window.history.pushState(null, '', '/');
  window.matchMedia = () => ({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() }) as unknown as MediaQueryList;
  HTMLDialogElement.prototype.showModal ??= jest.fn();
  HTMLDialogElement.prototype.close ??= jest.fn();
  const menu = document.body.appendChild(document.createElement('details'));
  menu.id = 'first-menu';
  menu.getClientRects = () => [{}] as unknown as DOMRectList;
  const drawers = () => {
    const { container, unmount } = render(
      <BrowserRouter>
        <PageFrame chatUrl={null} contactEmail={null}>
          {null}
        </PageFrame>
      </BrowserRouter>,
    );
    const found = container.querySelectorAll('dialog').length;
    unmount();
    return found;
  };
  expect(drawers()).toBe(0);
  menu.open = true;
  expect(drawers()).toBe(1);
  // On wide screens there is none.
  menu.getClientRects = () => [] as unknown as DOMRectList;
  expect(drawers()).toBe(0);
  menu.remove();
});
