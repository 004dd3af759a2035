import { act, render, screen, within } from '@testing-library/react';
import { Dialog } from '../overlay/dialog';
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

it('is said in an open dialog as well, and in one that is opened later: nothing else of the page can be reached from there', () => {
  let tell = () => {};
  const watch = (onMissing: () => void) => {
    tell = onMissing;
    return () => undefined;
  };
  const page = (open: boolean) => (
    <>
      <Dialog open={open} onClose={() => undefined} title="Add a team" closeLabel="Close">
        Name
      </Dialog>
      <MissingFileNotice text="Gone." reloadLabel="Load" watch={watch} />
    </>
  );
  const { rerender, unmount } = render(page(true));
  const said = () => within(screen.getByRole('dialog')).queryByRole('button', { name: 'Load' });
  expect(said()).toBeNull();
  act(() => tell());
  expect(said()).toBeVisible();
  rerender(page(false));
  rerender(page(true));
  expect(said()).toBeVisible();
  unmount();
  render(page(true));
  expect(said()).toBeNull();
});
