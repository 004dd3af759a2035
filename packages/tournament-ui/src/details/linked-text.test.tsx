import { render, screen } from '@testing-library/react';
import { LinkedText } from './linked-text';

const linksOf = (text: string) => {
  const { container } = render(<LinkedText>{text}</LinkedText>);
  expect(container.textContent).toBe(text);
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
};

it.each([
  ['nothing to follow', []],
  ['See https://example.org/rules.', ['https://example.org/rules']],
  ['Rules (https://example.org/a_(b)), map: https://example.org?q=1#x!', ['https://example.org/a_(b)', 'https://example.org/?q=1#x']],
  ['one https://a.example\ntwo https://b.example/', ['https://a.example/', 'https://b.example/']],
  ['not http://example.org, javascript:alert(1) or https://user:pass@example.org', []],
  ['https:// alone', []],
])('%j has the links %j', (text, links) => {
  expect(linksOf(text)).toEqual(links);
});

it('opens elsewhere, and tells nobody where the reader came from', () => {
  render(<LinkedText>https://example.org</LinkedText>);
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
});
