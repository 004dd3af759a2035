import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { attempt } from './attempt';
import { ToastRegion } from './toast-region';

it('says what failed, and tries again when asked to', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const action = jest.fn<Promise<unknown>, []>(() => Promise.reject(new Error('gone')));
  render(<ToastRegion label="Messages" dismissLabel="Close" />);
  attempt(action, { failed: 'No words.', retry: 'Try again' });
  expect(await screen.findByText('No words.')).toBeVisible();
  action.mockImplementation(() => Promise.resolve());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(action).toHaveBeenCalledTimes(2);
  expect(screen.queryByText('No words.')).not.toBeInTheDocument();
  warn.mockRestore();
});
