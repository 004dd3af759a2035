import { useState } from 'react';

const key = 'courtside.sidebar';

/** Whether the sidebar stands open on wide screens; remembered. */
export function useSidebarChoice(): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(() => read() !== 'closed');
  return [
    open,
    (next) => {
      setOpen(next);
      write(next ? 'open' : 'closed');
    },
  ];
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Not remembered where storage is refused.
  }
}
