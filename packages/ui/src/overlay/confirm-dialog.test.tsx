import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './confirm-dialog';
import type { ConfirmDialogProps } from './confirm-dialog';

const confirm = jest.fn();
const close = jest.fn();
const show = (more: Partial<ConfirmDialogProps> = {}) =>
  render(
    <ConfirmDialog
      open
      title="Delete the schedule?"
      confirmLabel="Delete"
      cancelLabel="Cancel"
      closeLabel="Close"
      destructive
      onConfirm={confirm}
      onClose={close}
      losses={['42 games', '31 scores']}
      {...more}
    >
      This can’t be undone.
    </ConfirmDialog>,
  );

describe('ConfirmDialog', () => {
  beforeEach(() => jest.clearAllMocks());

  it('says what is lost and starts on the way out', async () => {
    show();
    expect(screen.getByRole('alertdialog', { name: 'Delete the schedule?' })).toHaveAccessibleDescription(/undone.*42 games.*31 scores/);
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(confirm).not.toHaveBeenCalled();
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('waits for the name to be typed', async () => {
    show({ typed: { label: 'Type “Coupe”', expected: 'Coupe' } });
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await userEvent.keyboard(' coupe');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('tells what went wrong, and does nothing twice while busy', async () => {
    show({ busy: true, error: 'Something went wrong' });
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(confirm).not.toHaveBeenCalled();
  });
});
