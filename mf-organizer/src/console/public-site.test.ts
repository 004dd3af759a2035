import { parsePublicSite } from './public-site';

describe('parsePublicSite', () => {
  it('takes a web address, without its last slash', () => {
    expect(parsePublicSite({ publicSite: 'https://courtside.example/' })).toBe('https://courtside.example');
  });

  it.each([null, {}, { publicSite: 'javascript:alert(1)' }, { publicSite: 7 }])('takes nothing from %j', (config) => {
    expect(parsePublicSite(config)).toBeNull();
  });
});
