// @ts-check
import { findOtherBrowsers } from './other-browsers.mjs';

/** @param {readonly string[]} files @param {Record<string, string>} [env] */
const on = (files, env = {}) => findOtherBrowsers({ isThere: (file) => files.includes(file), env });

describe('browsers other than Chromium', () => {
  it('are found where Debian puts them', () => {
    const { env, projects, missing, packages } = on(['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']);
    expect(env).toEqual({ FIREFOX_PATH: '/usr/bin/firefox-esr', WEBKIT_DRIVER_PATH: '/usr/bin/WebKitWebDriver' });
    expect(projects).toEqual(['firefox', 'webkit']);
    expect([missing, packages]).toEqual([[], []]);
  });

  it('are reported with their missing programs, each separately', () => {
    const { projects, missing, packages } = on(['/opt/firefox', '/usr/bin/WebKitWebDriver'], { FIREFOX_PATH: '/opt/firefox' });
    expect(projects).toEqual(['firefox']);
    expect(packages).toEqual(['webkit2gtk-driver', 'xvfb']);
    expect(missing).toEqual([
      { name: 'WebKit', why: expect.stringMatching(/^there is no \/usr\/bin\/Xvfb, .*apt-get install webkit2gtk-driver xvfb\)\.$/) },
    ]);
  });

  it('are missing if the file that a variable names does not exist', () => {
    const { env, missing } = on([], { FIREFOX_PATH: '/opt/gone' });
    expect(env).toEqual({});
    expect(missing.map(({ name }) => name)).toEqual(['Firefox', 'WebKit']);
    expect(missing[0]?.why).toContain('name its program in FIREFOX_PATH');
  });
});
