import { act, render, screen, waitFor } from '@testing-library/react';
import type * as Ui from './index';

/** A page in which a remote of another release brought its own copy of this package. React and styled-components are the page's, as in the browser. */
function anotherCopy(): typeof Ui {
  const kept = ['react', 'react-dom', 'react/jsx-runtime', 'styled-components'].map(
    (name) => [name, jest.requireActual<object>(name)] as const,
  );
  let copy: typeof Ui | undefined;
  jest.isolateModules(() => {
    for (const [name, library] of kept) jest.doMock(name, () => library);
    copy = jest.requireActual<typeof Ui>('./index');
  });
  if (!copy) throw new Error('no copy');
  return copy;
}

// In the order of the page: the host comes first.
const host = anotherCopy();
const remote = anotherCopy();

describe('two copies of the package in a page', () => {
  it('are two', () => expect(remote.showToast).not.toBe(host.showToast));

  it('say what they have to say in the one region of the host', () => {
    render(<host.ToastRegion label="Messages" dismissLabel="Dismiss" />);
    act(() => void remote.showToast('Said by the remote'));
    expect(screen.getByText('Said by the remote')).toBeVisible();
  });

  it('lock the page once, and the last one gone unlocks it', () => {
    const Locked = ({ lock }: { readonly lock: typeof host.useScrollLock }) => <>{lock()}</>;
    const first = render(<Locked lock={host.useScrollLock} />);
    const second = render(<Locked lock={remote.useScrollLock} />);
    first.unmount();
    expect(document.documentElement.style.overflow).toBe('hidden');
    second.unmount();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('follow the same choice of light and dark', () => {
    const Switch = () => <button onClick={() => setHost('dark')}>dark</button>;
    let setHost: (choice: 'dark' | 'light' | 'system') => void = () => undefined;
    const Host = () => {
      const [, set] = host.useColorScheme();
      setHost = set;
      return <Switch />;
    };
    const Remote = () => <output>{remote.useColorScheme()[0]}</output>;
    render(
      <>
        <Host />
        <Remote />
      </>,
    );
    act(() => setHost('dark'));
    expect(screen.getByRole('status')).toHaveTextContent('dark');
    act(() => setHost('system'));
  });

  it('let Back close what lies on top, whichever copy opened it', async () => {
    const closed: string[] = [];
    const Overlay = ({ copy, name }: { readonly copy: typeof Ui; readonly name: string }) => (
      <>{copy.useBackCloses(() => closed.push(name))}</>
    );
    const below = render(<Overlay copy={host} name="menu of the host" />);
    const above = render(<Overlay copy={remote} name="dialog of the remote" />);
    await waitFor(() => expect(window.history.state).toMatchObject({ overlay: 2 }));
    window.history.back();
    await waitFor(() => expect(closed).toEqual(['dialog of the remote']));
    above.unmount();
    below.unmount();
    await waitFor(() => expect((window.history.state as { overlay?: number } | null)?.overlay ?? 0).toBe(0));
    expect(closed).toEqual(['dialog of the remote']);
  });

  it('keep what was opened and filtered in one memory, which the host stores', () => {
    window.history.replaceState({ place: 'here' }, '');
    const Filter = ({ copy }: { readonly copy: typeof Ui }) => {
      const [value, set] = copy.useKeptState<string>('filter', 'all');
      return <button onClick={() => set('mine')}>{value}</button>;
    };
    const first = render(<Filter copy={remote} />);
    act(() => screen.getByRole('button').click());
    first.unmount();
    render(<Filter copy={host} />);
    expect(screen.getByRole('button')).toHaveTextContent('mine');
  });

  it('never share a class, so that neither restyles the other', () => {
    render(
      <>
        <host.Card>host</host.Card>
        <remote.Card>remote</remote.Card>
      </>,
    );
    const [one, other] = [screen.getByText('host'), screen.getByText('remote')];
    // Classes that only define the look are equal if the looks are; the name of the component is not.
    expect(one.classList[0]).not.toBe(other.classList[0]);
  });
});
