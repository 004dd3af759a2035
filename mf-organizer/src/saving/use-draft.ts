import { useCarriedState } from '@courtside/ui';
import { useConflict, type ConflictOptions, type Seen } from './use-conflict';

export interface DraftOptions<Stored, Draft> extends Pick<ConflictOptions<Stored, Draft>, 'stored' | 'getCompared' | 'toDraft' | 'merge'> {
  /** The name under which the draft survives a reload by the page; see `useCarriedState`. Without one it is lost. */
  readonly keptAs?: string;
}

export interface DraftState<Stored, Draft> extends Seen<Stored> {
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
}

/** The values that the user of a dialog edits, and what becomes of them after another user's change; see `useConflict`. */
export function useDraft<Stored, Draft extends object>({ keptAs, ...options }: DraftOptions<Stored, Draft>): DraftState<Stored, Draft> {
  const [draft, setDraft] = useCarriedState<Draft>(keptAs ?? null, () => options.toDraft(options.stored));
  const conflict = useConflict({ ...options, draft, setDraft, ...(keptAs !== undefined && { keptAs: `${keptAs}Seen` }) });
  return { draft, setDraft, ...conflict };
}
