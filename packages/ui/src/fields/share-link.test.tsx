import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareLink } from './share-link';

const words = { copy: 'Copy', copied: 'Copied.', copyFailed: 'Copy it by hand.', share: 'Share' };
const address = 'https://club.test/t1/day#pass=p.s';
const show = () => render(<ShareLink label="The link" link={address} title="Passes" words={words} />);
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

it('copies the link, and says so', async () => {
  // `setup` also provides a clipboard.
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(screen.getByRole('status')).toHaveTextContent('Copied.');
});

it('says what to do where the page may not copy', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  show();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copy it by hand.')).toBeInTheDocument();
});

it('says what to do where there is no clipboard', async () => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  show();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copy it by hand.')).toBeInTheDocument();
});

it('selects all of it for who copies by hand', async () => {
  const user = userEvent.setup();
  show();
  const field = screen.getByLabelText<HTMLInputElement>('The link');
  await user.click(field);
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(address);
});

it('offers the phone’s own sheet only where there is one, and stands it when it is closed', async () => {
  const { unmount } = show();
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  unmount();
  const share = jest.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: 'Passes', url: address });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
