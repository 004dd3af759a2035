import { Button, ChevronDownIcon } from '@courtside/ui';
import type { ReactNode } from 'react';

/** Opens a section that was folded at first. */
export function Unfold({ onOpen, children }: { readonly onOpen: () => void; readonly children: ReactNode }) {
  return (
    <Button variant="secondary" size="small" aria-expanded={false} icon={<ChevronDownIcon size={20} aria-hidden="true" />} onClick={onOpen}>
      {children}
    </Button>
  );
}
