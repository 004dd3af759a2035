import { hyperlinkAddress } from './hyperlink-address';

const host = 'https://courtside.example';

describe('hyperlinkAddress', () => {
  it.each([
    ['{host}', 'https://courtside.example/'],
    ['{host}/about#ties', 'https://courtside.example/about#ties'],
    [' {host}?view=visitor ', 'https://courtside.example/?view=visitor'],
    ['{host}//other.example', 'https://courtside.example//other.example'],
    ['https://video.example/watch?v=1#t=2', 'https://video.example/watch?v=1#t=2'],
    ['video.example/live', 'https://video.example/live'],
  ])('follows %s', (text, address) => {
    expect(hyperlinkAddress(text, host)).toBe(address);
  });

  it.each([
    '',
    '{host}@other.example',
    '{host}.other.example',
    '{host}:8443/x',
    '{host}\\\\other.example',
    '{host}other.example',
    'http://video.example',
    'https://courtside.example@other.example',
    'courtside.example:secret@other.example',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)//{host}',
    'data:text/html,x',
    'ftp://video.example',
    'https://',
  ])('does not follow "%s"', (text) => {
    expect(hyperlinkAddress(text, host)).toBeNull();
  });

  it('stays on this site where it is served without a certificate', () => {
    expect(hyperlinkAddress('{host}/about', 'http://localhost:4200')).toBe('http://localhost:4200/about');
  });
});
