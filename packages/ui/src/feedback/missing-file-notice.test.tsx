import { act, render, screen } from '@testing-library/react';
import { MissingFileNotice } from './missing-file-notice';

it('offers a reload once a file that is needed is gone, and nothing before', () => {
  let tell = () => {};
  const stop = jest.fn();
  const watch = (onMissing: () => void) => {
    tell = onMissing;
    return stop;
  };
  const { unmount } = render(<MissingFileNotice text="Gone." reloadLabel="Load" watch={watch} />);
  expect(screen.queryByText('Gone.')).not.toBeInTheDocument();
  act(() => tell());
  expect(screen.getByText('Gone.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load' })).toBeVisible();
  unmount();
  expect(stop).toHaveBeenCalledTimes(1);
});
