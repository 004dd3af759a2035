import { render } from '@testing-library/react';
import { GlobalStyle } from './global-style';

it('keeps the fonts in a style sheet of their own, once', () => {
  const { unmount } = render(<GlobalStyle />);
  unmount();
  render(<GlobalStyle />);
  const fonts = [...document.querySelectorAll('style')].filter(({ textContent }) => textContent.includes('@font-face'));
  expect(fonts).toHaveLength(1);
  expect(fonts[0]).toHaveTextContent('Archivo Variable');
  expect(fonts[0]).not.toHaveTextContent(':root');
});
