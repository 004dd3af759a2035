import { useConnection } from '@courtside/firebase';
import type { SaveState } from '@courtside/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How long "Saved" and "Not saved" stay. */
const SHOWN_MS = 3000;

export interface AutosaveOptions {
  /** What the server has. */
  readonly stored: string;
  /** Milliseconds without a key press before it is saved; 0 saves at once. */
  readonly delayMs: number;
  readonly save: (value: string) => Promise<unknown>;
  /** A text that can't be saved: it stays in the box, and nothing is written. */
  readonly isValid?: (value: string) => boolean;
}

export interface Autosave {
  /** What the box shows: what was typed, else what is stored. */
  readonly value: string;
  readonly change: (value: string) => void;
  /** Saves now what waits, as when the box is left. */
  readonly flush: () => void;
  readonly state: SaveState;
  /** The last save was refused; what was typed is still in the box. Null otherwise. */
  readonly failure: Error | null;
  readonly retry: () => void;
}

/**
 * Saves a text a moment after the last key press. What others write meanwhile shows as long as nothing is typed here; a text that was refused is
 * kept, and so is one whose box goes away before its time: it is saved then.
 */
export function useAutosave({ stored, delayMs, save, isValid = () => true }: AutosaveOptions): Autosave {
  const { status } = useConnection();
  const [draft, setDraft] = useState<string | null>(null);
  const [state, setState] = useState<SaveState>('idle');
  const [failure, setFailure] = useState<Error | null>(null);
  const waiting = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ save, isValid, stored });
  latest.current = { save, isValid, stored };
  const alive = useRef(true);

  const send = useCallback((value: string) => {
    waiting.current = null;
    if (value === latest.current.stored) {
      setDraft((now) => (now === value ? null : now));
      return;
    }
    setState('saving');
    latest.current.save(value).then(
      () => {
        if (!alive.current) return;
        // Somebody who went on typing has a later save to come.
        setDraft((now) => (now === value ? null : now));
        if (waiting.current === null) setState('success');
      },
      (error: unknown) => {
        console.warn('A change was not saved', error);
        if (!alive.current) return;
        setFailure(error instanceof Error ? error : new Error(String(error)));
        setState('error');
      },
    );
  }, []);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const value = waiting.current;
    if (value !== null && latest.current.isValid(value)) send(value);
  }, [send]);

  const change = (value: string) => {
    setDraft(value);
    setFailure(null);
    setState('idle');
    waiting.current = value;
    clearTimeout(timer.current);
    if (delayMs === 0) flush();
    else timer.current = setTimeout(flush, delayMs);
  };

  useEffect(() => {
    alive.current = true;
    const leave = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      flush();
      alive.current = false;
    };
  }, [flush]);

  useEffect(() => {
    if (state !== 'success' && state !== 'error') return undefined;
    const reset = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(reset);
  }, [state]);

  return {
    value: draft ?? stored,
    change,
    flush,
    state: state === 'saving' && status === 'offline' ? 'waiting' : state,
    failure,
    retry: () => draft !== null && send(draft),
  };
}
