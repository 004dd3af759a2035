import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { keptSecret, readSecretLink, secretLinkTo, useSecretLink } from './secret-link';

const link = { id: 'team-1', secret: 'aSecret' };

it('carries the secret in the fragment, which is not sent to a server, and reads it from there', () => {
  const address = secretLinkTo('captain', 'https://club.test', 't1', link);
  expect(address).toBe('https://club.test/t1/register#captain=team-1.aSecret');
  expect(secretLinkTo('pass', 'https://club.test', 't1', { id: 'p1', secret: 's' })).toBe('https://club.test/t1/day#pass=p1.s');
  expect(readSecretLink('captain', new URL(address).hash)).toEqual(link);
});

it.each(['', '#results', '#pass=p1.s'])('sees no captain’s link in "%s"', (hash) => {
  expect(readSecretLink('captain', hash)).toBeNull();
});

it.each(['#captain=', '#captain=team-1', '#captain=team-1.', '#captain=.s', '#captain=team-1.s%20t', '#captain=a/b.s'])(
  'takes "%s" for a link that was cut off: it opens nothing',
  (hash) => {
    expect(readSecretLink('captain', hash)).toEqual({ id: '', secret: '' });
  },
);

describe('a page that is opened by one', () => {
  let go: ReturnType<typeof useNavigate>;
  let forget: () => void;
  function Page({ kind = 'captain' as const }) {
    const { pathname, search, hash } = useLocation();
    go = useNavigate();
    const [found, forgetIt] = useSecretLink(kind, 't1');
    forget = forgetIt;
    return <p>{`${pathname}${search}${hash} ${found ? `${found.id}.${found.secret}` : 'none'}`}</p>;
  }
  const open = (address: string) =>
    render(
      <MemoryRouter initialEntries={['/before', address]} initialIndex={1}>
        <Page />
      </MemoryRouter>,
    );
  beforeEach(() => sessionStorage.clear());

  it('takes it out of the address, in the same entry of the history', async () => {
    open('/t1/register?from=mail#captain=team-1.aSecret');
    expect(await screen.findByText('/t1/register?from=mail team-1.aSecret')).toBeInTheDocument();
    act(() => void go(-1));
    expect(screen.getByText(/^\/before/)).toBeInTheDocument();
  });

  it('keeps it over a reload, until it is answered', () => {
    const { unmount } = open('/t1/register#captain=team-1.aSecret');
    unmount();
    const reloaded = open('/t1/register');
    expect(screen.getByText('/t1/register team-1.aSecret')).toBeInTheDocument();
    act(forget);
    expect(screen.getByText('/t1/register none')).toBeInTheDocument();
    expect(keptSecret('captain', 't1')).toBeNull();
    reloaded.unmount();
    open('/t1/register');
    expect(screen.getByText('/t1/register none')).toBeInTheDocument();
  });

  it('takes one that is opened while the page stands', () => {
    open('/t1/register#captain=team-1.aSecret');
    act(() => void go('/t1/register#captain=team-2.another'));
    expect(screen.getByText('/t1/register team-2.another')).toBeInTheDocument();
  });

  it('holds until the page is left where the browser keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
    );
    open('/t1/register#captain=team-1.aSecret');
    expect(screen.getByText('/t1/register team-1.aSecret')).toBeInTheDocument();
    act(forget);
    expect(screen.getByText('/t1/register none')).toBeInTheDocument();
    spies.forEach((spy) => spy.mockRestore());
  });
});
