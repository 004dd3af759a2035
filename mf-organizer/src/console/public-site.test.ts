import { publicSiteOf } from './public-site';

describe('publicSiteOf', () => {
  it('takes a web address, without its last slash', () => {
    expect(publicSiteOf({ publicSite: 'https://courtside.example/' })).toBe('https://courtside.example');
  });

  it.each([null, {}, { publicSite: 'javascript:alert(1)' }, { publicSite: 7 }])('takes nothing from %j', (config) => {
    expect(publicSiteOf(config)).toBeNull();
  });
});
