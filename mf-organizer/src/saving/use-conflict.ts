import { useCarriedState } from '@courtside/ui';
import { useEffect, useRef, useState } from 'react';
import { mergeEdits } from './merge-edits';

export interface ConflictOptions<Stored, Draft> {
  /** The stored values, which another user may change while the dialog is open. */
  readonly stored: Stored;
  /** Returns the part of the stored values that the dialog changes; by default all of them. */
  readonly getCompared?: (stored: Stored) => unknown;
  readonly draft: Draft;
  /** @param over the newer values that the draft was merged into; undefined if they are as before */
  readonly setDraft: (draft: Draft, over?: Draft) => void;
  readonly toDraft: (stored: Stored) => Draft;
  /** Merges the draft into newer values; by default field by field. */
  readonly merge?: (mine: Draft, seen: Draft, now: Draft) => Draft;
  /** The name under which the seen values survive a reload together with the draft. */
  readonly keptAs?: string;
}

export interface Seen<Stored> {
  /** The stored values that the user has seen: a command compares with them, so that it overwrites no change that is not on the screen. */
  readonly seen: Stored;
  /** Is called after a save was refused because another user has changed the same; see `useTask`. */
  readonly onConflict: () => void;
  /** The choice between the user's entry and the values of the other user, after a refused save. */
  readonly clash: Clash | null;
}

export interface Clash {
  readonly isTheirs: boolean;
  /** Shows the other one of the two. */
  readonly swap: () => void;
}

/**
 * The values that a dialog has shown, of which its user changes some. While it is open they stay, whatever others store. After a refused save
 * the dialog shows the stored values where the user has changed nothing, and the next save compares with those.
 */
export function useConflict<Stored, Draft extends object>({
  stored,
  getCompared = (values) => values,
  draft,
  setDraft,
  toDraft,
  merge = mergeEdits,
  keptAs,
}: ConflictOptions<Stored, Draft>): Seen<Stored> {
  const [seen, setSeen] = useCarriedState<Stored>(keptAs ?? null, () => stored);
  const [isRefused, setRefused] = useState(false);
  const [kept, setKept] = useState<{ readonly isTheirs: boolean; readonly hidden: Draft } | null>(null);
  const isBehind = JSON.stringify(getCompared(stored)) !== JSON.stringify(getCompared(seen));
  const showStored = useRef(() => {});
  showStored.current = () => {
    const now = toDraft(stored);
    setRefused(false);
    setSeen(stored);
    setDraft(merge(draft, toDraft(seen), now), now);
    setKept({ isTheirs: false, hidden: now });
  };
  // The stored values may arrive after the refusal.
  useEffect(() => {
    if (isRefused && isBehind) showStored.current();
  }, [isRefused, isBehind]);
  return {
    seen,
    onConflict: () => setRefused(true),
    clash: kept && {
      isTheirs: kept.isTheirs,
      swap: () => {
        setKept({ isTheirs: !kept.isTheirs, hidden: draft });
        setDraft(kept.hidden);
      },
    },
  };
}
