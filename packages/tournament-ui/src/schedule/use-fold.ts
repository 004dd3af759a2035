import { getReturnPlace, useKeptState } from '@courtside/ui';
import { useEffect } from 'react';

export interface FoldOptions {
  /** Unique in the page. */
  readonly name: string;
  /** Whether an element of the page is one of the games inside; a stable function for the same games. */
  readonly holds: (elementId: string) => boolean;
  /** The user has had it before their eyes: it does not close under them. */
  readonly wasSeen?: boolean;
}

/**
 * Whether a part of the schedule is open. A link to one of its games opens it, and so does returning to one of them. The user's choice is
 * restored with the browser's buttons.
 */
export function useFold({ name, holds, wasSeen = false }: FoldOptions): readonly [boolean, (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useKeptState<boolean>(name, wasSeen || isNamed(holds) || holds(getReturnPlace() ?? ''));
  useEffect(() => {
    const look = () => {
      if (isNamed(holds)) setIsOpen(true);
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [holds, setIsOpen]);
  return [isOpen, setIsOpen];
}

function isNamed(holds: FoldOptions['holds']): boolean {
  try {
    return holds(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    return false;
  }
}
