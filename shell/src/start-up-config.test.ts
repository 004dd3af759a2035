import { parseShellConfig } from './start-up-config';

describe('parseShellConfig', () => {
  it('falls back to the registry beside the page', () => {
    expect(parseShellConfig({})).toEqual({
      registry: '/remotes.json',
      remoteOrigins: [],
      chatUrl: null,
      contactEmail: null,
      worksOffline: true,
    });
  });

  it('takes no chat address that could run as a script', () => {
    expect(parseShellConfig({ chatUrl: 'javascript:alert(1)' }).chatUrl).toBeNull();
    expect(parseShellConfig({ chatUrl: 'https://chat.example.org/polo' }).chatUrl).toBe('https://chat.example.org/polo');
  });
});
