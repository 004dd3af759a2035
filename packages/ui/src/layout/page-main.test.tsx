import { act, cleanup, render, screen } from '@testing-library/react';
import { storePlaces, forgetPlacesInMemory } from '../place/places';
import { useKeptState } from '../place/use-kept-state';
import { PageMain } from './page-main';

function Filter() {
  const [open, setOpen] = useKeptState<boolean>('open', false);
  return <input type="checkbox" aria-label="Open" checked={open} onChange={() => setOpen(!open)} />;
}

const page = (address: string, entry = address) => (
  <PageMain address={address} entry={entry}>
    <input aria-label="Search" />
    <Filter key={address} />
  </PageMain>
);

/** Sets heights and positions, which jsdom does not compute. */
function standAt(y: number, height = 10_000) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true });
}
const scrolled = () => act(() => void window.dispatchEvent(new Event('scroll')));
const scrollTo = jest.fn();
const grow = () =>
  act(async () => {
    document.body.append(document.createElement('p'));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

beforeEach(() => {
  window.scrollTo = scrollTo.mockReset();
  document.elementFromPoint = () => null;
  window.history.pushState(null, '', '/');
  standAt(0);
});

describe('PageMain', () => {
  it('puts the reader at the top of a new page, and leaves them alone otherwise', () => {
    const { rerender } = render(page('/'));
    expect(document.body).toHaveFocus();
    screen.getByRole('textbox').focus();
    rerender(page('/'));
    expect(screen.getByRole('textbox')).toHaveFocus();
    window.history.pushState(null, '', '/?x=1');
    rerender(page('/', 'second'));
    expect(scrollTo).not.toHaveBeenCalled();
    window.history.pushState(null, '', '/archive');
    screen.getByRole('textbox').blur();
    rerender(page('/archive'));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  describe('on the way back', () => {
    /** Scrolls a page to 700 px, opens a part of it, goes to another page, and comes back. */
    async function comeBack(height: number) {
      const view = render(page('/'));
      const first: unknown = window.history.state;
      standAt(700);
      scrolled();
      screen.getByRole('checkbox').click();
      window.history.pushState(null, '', '/t1');
      view.rerender(page('/t1'));
      standAt(0, height);
      scrolled();
      scrollTo.mockReset();
      window.history.replaceState(first, '', '/');
      await act(async () => view.rerender(page('/')));
      return view;
    }

    it('stands where the reader stood, with what they had opened', async () => {
      await comeBack(10_000);
      expect(scrollTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
      expect(screen.getByRole('checkbox')).toBeChecked();
    });

    it('waits until the page is long enough', async () => {
      await comeBack(300);
      expect(scrollTo).not.toHaveBeenCalled();
      standAt(0, 5000);
      await grow();
      expect(scrollTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
    });

    it.each(['wheel', 'keydown', 'touchmove'])('leaves the reader alone as soon as they move (%s)', async (move) => {
      await comeBack(300);
      act(() => void window.dispatchEvent(new Event(move)));
      standAt(20, 5000);
      await grow();
      expect(scrollTo).not.toHaveBeenCalled();
      expect(document.documentElement).not.toHaveAttribute('data-restoring');
    });

    it.each([
      ['finds its place', 0, [[{ top: 700, behavior: 'instant' }]]],
      ['leaves the reader where they scrolled before any script ran', 40, []],
    ])('after a reload %s', async (_, y, calls) => {
      render(page('/'));
      standAt(700);
      scrolled();
      storePlaces();
      cleanup();
      forgetPlacesInMemory();
      standAt(y);
      scrollTo.mockReset();
      document.documentElement.removeAttribute('data-restoring');
      // A new document only has what is stored.
      await jest.isolateModulesAsync(async () => {
        const { arrive } = await import('../place/arrive');
        arrive('/');
      });
      expect(scrollTo.mock.calls).toEqual(calls);
      expect(document.documentElement.hasAttribute('data-restoring')).toBe(y === 0);
    });
  });

  describe('with a fragment', () => {
    it('goes to what it names as soon as that is there, and marks it', async () => {
      const replaced: string[] = [];
      class Sheet {
        replaceSync(css: string) {
          replaced.push(css);
        }
      }
      Object.assign(globalThis, { CSSStyleSheet: Sheet });
      Object.assign(document, { adoptedStyleSheets: [] });
      const scrollIntoView = jest.fn();
      const view = render(page('/'));
      window.history.pushState(null, '', '/about#ties');
      view.rerender(page('/about'));
      expect(replaced.at(-1)).toContain('section[id="ties"]');
      const target = Object.assign(document.createElement('section'), { id: 'ties', scrollIntoView });
      document.body.append(target);
      await grow();
      expect(scrollIntoView).toHaveBeenCalledWith(expect.objectContaining({ block: 'start', behavior: 'instant' }));
      target.remove();
      window.history.pushState(null, '', '/');
      view.rerender(page('/', 'home again'));
      expect(replaced.at(-1)).toBe('');
    });
  });

  it('counts an entry that the browser made for a link to a part of the page, so that the way back to it is known', () => {
    const view = render(page('/'));
    window.history.pushState({ idx: 3, key: 'a' }, '', '/t1');
    view.rerender(page('/t1'));
    window.history.pushState(null, '', '/t1#teams');
    view.rerender(page('/t1', '/t1#teams'));
    expect(window.history.state).toEqual({ idx: 4, place: expect.any(String) as string });
    // An entry with an index stays unchanged.
    window.history.pushState({ idx: 5, key: 'b' }, '', '/profile');
    view.rerender(page('/profile'));
    expect(window.history.state).toMatchObject({ idx: 5, key: 'b' });
  });
});
