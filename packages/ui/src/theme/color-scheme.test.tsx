import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { colorSchemeStorageKey, setColorScheme, useColorScheme } from './color-scheme';

function Choice() {
  const [choice, choose] = useColorScheme();
  return (
    <button type="button" onClick={() => choose('dark')}>
      {choice}
    </button>
  );
}

describe('useColorScheme', () => {
  it('follows the device until something is chosen, and remembers the choice', async () => {
    render(<Choice />);
    expect(screen.getByRole('button')).toHaveTextContent('system');
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('dark');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem(colorSchemeStorageKey)).toBe('dark');
    act(() => setColorScheme('system'));
    expect(screen.getByRole('button')).toHaveTextContent('system');
    expect(localStorage.getItem(colorSchemeStorageKey)).toBeNull();
  });

  it('follows a choice made in another tab', () => {
    render(<Choice />);
    localStorage.setItem(colorSchemeStorageKey, 'light');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: colorSchemeStorageKey })));
    expect(screen.getByRole('button')).toHaveTextContent('light');
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    act(() => setColorScheme('system'));
  });
});
