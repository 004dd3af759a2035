import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BuildDialog } from './build-dialog';

const panel = (shared: readonly { name: string; version: string; from: string }[] = []) => (
  <BuildDialog
    builds={[
      { app: 'shell', release: '1.2.0-aaaaaaaa', contract: 2 },
      { app: 'mf-planner', release: '1.3.0-bbbbbbbb', contract: 2 },
    ]}
    shared={shared}
    text="shell 1.2.0-aaaaaaaa"
    wordFor={(word) => word}
    closeLabel="close"
    onClose={() => undefined}
  />
);

it('names each build with its release and contract, and who brought what is shared', () => {
  render(panel([{ name: 'react', version: '19.3.1', from: 'shell' }]));
  expect(screen.getByRole('row', { name: 'mf-planner 1.3.0-bbbbbbbb 2' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'react 19.3.1 shell' })).toBeVisible();
  expect(screen.queryByText('alone')).toBeNull();
});

it('says so where nothing is shared', () => {
  render(panel());
  expect(screen.getByText('alone')).toBeVisible();
});

it('copies all of it, and says whether that worked', async () => {
  const user = userEvent.setup();
  render(panel());
  await user.click(screen.getByRole('button', { name: 'copy' }));
  expect(await screen.findByText('copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('shell 1.2.0-aaaaaaaa');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
  await user.click(screen.getByRole('button', { name: 'copy' }));
  expect(await screen.findByText('copyFailed')).toBeVisible();
});
