import { chooseShare, loadShare, type SharedRecord } from './shares';

const record = (from: string, more: Partial<SharedRecord> = {}): SharedRecord => ({
  from,
  get: () => Promise.resolve(() => from),
  ...more,
});
const scopeOf = (versions: Readonly<Record<string, SharedRecord>>) => ({ react: { ...versions } });
const once = { singleton: true, requiredVersion: '^19.0.0' } as const;

afterEach(() => jest.restoreAllMocks());

describe('which copy serves', () => {
  it('is the one that is here, although a newer one is offered', () => {
    const scope = scopeOf({ '19.9.0': record('mf_planner'), '19.1.0': record('shell', { loaded: true }) });
    expect(chooseShare(scope, 'react', once, 'x')?.from).toBe('shell');
    const loading = scopeOf({ '19.9.0': record('mf_planner'), '19.1.0': record('shell', { loading: new Promise(() => {}) }) });
    expect(chooseShare(loading, 'react', once, 'x')?.from).toBe('shell');
  });

  it('is the newest where none is here', () => {
    expect(chooseShare(scopeOf({ '19.1.0': record('shell'), '19.9.0': record('mf_planner') }), 'react', once, 'x')?.from).toBe(
      'mf_planner',
    );
  });

  it('is one of the same content, where content is what counts', () => {
    const scope = scopeOf({ '0.0.0-caa': record('shell', { loaded: true }), '0.0.0-cbb': record('mf_planner') });
    expect(chooseShare(scope, 'react', { requiredVersion: '0.0.0-cbb' }, 'x')?.from).toBe('mf_planner');
    expect(chooseShare(scope, 'react', { requiredVersion: '0.0.0-ccc' }, 'x')).toBeUndefined();
  });

  it('is nobody’s where nobody has one', () => {
    expect(chooseShare({}, 'react', once, 'x')).toBeUndefined();
  });

  it('is a singleton of another version, which is said, and an error where versions are strict', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const scope = scopeOf({ '18.0.0': record('shell') });
    expect(chooseShare(scope, 'react', once, 'mf_planner')?.from).toBe('shell');
    expect(warn).toHaveBeenCalledWith('mf_planner needs react ^19.0.0; this page has 18.0.0, brought by shell');
    expect(() => chooseShare(scope, 'react', { ...once, strictVersion: true }, 'mf_planner')).toThrow('this page has 18.0.0');
  });
});

describe('fetching a copy', () => {
  it('works in the table of a host that writes less into it', async () => {
    const plain: SharedRecord = { from: 'club', get: () => () => 'react of the club' };
    const found = chooseShare({ react: { '19.5.0': plain } }, 'react', once, 'mf_planner');
    expect(found && (await loadShare(found, 'mf_planner'))()).toBe('react of the club');
    expect(plain.useIn).toEqual(['mf_planner']);
  });

  it('is done once for all who ask, and says who did', async () => {
    const get = jest.fn(() => Promise.resolve(() => 'module'));
    const copy = record('shell', { get });
    const [one, other] = await Promise.all([loadShare(copy, 'shell'), loadShare(copy, 'mf_planner')]);
    expect(one).toBe(other);
    expect(await loadShare(copy, 'mf_planner')).toBe(one);
    expect(get).toHaveBeenCalledTimes(1);
    expect(copy).toMatchObject({ loaded: true, useIn: ['shell', 'mf_planner'] });
  });

  it('is tried again by whoever comes after a failure', async () => {
    const get = jest.fn<Promise<() => unknown>, []>();
    get.mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(() => 'module');
    const copy = record('shell', { get });
    await expect(loadShare(copy, 'shell')).rejects.toThrow('no network');
    expect(copy.loaded).toBeUndefined();
    expect((await loadShare(copy, 'shell'))()).toBe('module');
  });
});
