import { isNewerKnown } from '@courtside/federation/newer-known';
import { createI18n } from '@courtside/i18n';
import * as ui from '@courtside/ui';
import { act, render, screen } from '@testing-library/react';
import { AutoReload, PAUSE } from './auto-reload';
import { UnattendedFrame } from './unattended-frame';

jest.mock('@courtside/ui', () => ({ ...jest.requireActual<typeof ui>('@courtside/ui'), reloadWhenServed: jest.fn(async () => false) }));

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'shell'] }));

it('tells its page of a newer release, and shows nothing of it', async () => {
  const registry = { latest: jest.fn(() => Promise.resolve({ remotes: [], malformed: [], shell: '9.9.9-newer' })) };
  render(<UnattendedFrame registry={registry}>wall</UnattendedFrame>);
  expect(isNewerKnown()).toBe(false);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(isNewerKnown()).toBe(true);
  expect(screen.getByRole('main')).toHaveTextContent(/^wall$/);
});

it('comes back by itself: again and again until the server answers, and no more once it is gone', () => {
  jest.useFakeTimers();
  const { unmount } = render(<AutoReload />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(3 * PAUSE));
  expect(ui.reloadWhenServed).toHaveBeenCalledTimes(3);
  unmount();
  act(() => void jest.advanceTimersByTime(3 * PAUSE));
  expect(ui.reloadWhenServed).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});
