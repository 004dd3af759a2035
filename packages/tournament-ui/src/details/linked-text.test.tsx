import { render, screen } from '@testing-library/react';
import { LinkedText } from './linked-text';

it('has the addresses of a text as links, which open elsewhere, and tells nobody where the reader came from', () => {
  const text = 'Rules: https://example.org/rules. Map (http://map.example/a), not javascript:alert(1) <b>or</b> ftp://a.example';
  const { container } = render(<LinkedText>{text}</LinkedText>);
  expect(container).toHaveTextContent(text);
  expect(container.querySelector('b')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://example.org/rules',
    'http://map.example/a',
  ]);
  for (const link of screen.getAllByRole('link')) {
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    expect(link).toHaveAttribute('target', '_blank');
  }
});
