import { keepOnDevice, readKept } from '@courtside/ui';
import { useState } from 'react';

const key = 'courtside.sidebar';

/** Whether the sidebar is open on wide screens, stored on this device, and the function that opens and closes it. */
export function useSidebarChoice(): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(() => readKept(key) !== 'closed');
  return [
    open,
    (next) => {
      setOpen(next);
      keepOnDevice(key, next ? 'open' : 'closed');
    },
  ];
}
