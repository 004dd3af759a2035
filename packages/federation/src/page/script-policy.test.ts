import { allowScriptsFrom, guardScripts } from './script-policy';

type Rules = Readonly<Record<string, (value: string) => string | null>>;

describe('the policy for scripts', () => {
  let rules: Rules = {};
  let name = '';
  beforeAll(() => {
    Object.assign(window, {
      trustedTypes: {
        createPolicy: (policyName: string, policyRules: Rules) => {
          name = policyName;
          rules = policyRules;
        },
      },
    });
    guardScripts();
  });
  afterAll(() => Reflect.deleteProperty(window, 'trustedTypes'));

  it('is the default one, and agrees to no HTML and no script text', () => {
    expect(name).toBe('default');
    expect(Object.keys(rules)).toEqual(['createScriptURL']);
  });

  it('agrees to scripts of the page’s own origin', () => {
    expect(rules.createScriptURL?.('/main.12345678.js')).toBe('/main.12345678.js');
    expect(rules.createScriptURL?.(`${window.location.origin}/a.js`)).toBe(`${window.location.origin}/a.js`);
  });

  it.each([
    'https://evil.example/a.js',
    '//evil.example/a.js',
    'data:text/javascript,alert(1)',
    'blob:null/1',
    'javascript:alert(1)',
    'https://mf-planner.courtside.example.evil.example/a.js',
  ])('refuses %s', (address) => {
    expect(rules.createScriptURL?.(address)).toBeNull();
  });

  it('agrees to an origin from when it is known', () => {
    const address = 'https://mf-planner.courtside.example/remoteEntry.js';
    expect(rules.createScriptURL?.(address)).toBeNull();
    allowScriptsFrom('https://mf-planner.courtside.example');
    expect(rules.createScriptURL?.(address)).toBe(address);
    expect(rules.createScriptURL?.('http://mf-planner.courtside.example/remoteEntry.js')).toBeNull();
  });
});
