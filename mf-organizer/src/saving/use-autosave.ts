import { useConnection } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { keepTyped, recallTyped, showToast, type SaveState } from '@courtside/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useOwnName } from './own-name';

/** How long "Saved" stays. "Not saved" stays as long as it is true. */
const SHOWN_MS = 3000;

export interface AutosaveOptions {
  /** The server's value. */
  readonly stored: string;
  /** Milliseconds without a key press before it is saved; 0 saves at once. */
  readonly delayMs: number;
  readonly save: (value: string) => Promise<unknown>;
  /** Returns the value as the server returns it, if more than surrounding space changes, so that one's own save is recognized. */
  readonly asStored?: (value: string) => string;
  /** Whether a text can be saved: otherwise it stays in the field, and nothing is written. */
  readonly isValid?: (value: string) => boolean;
  /** Returns the text for messages, if people don't read it as it is saved. */
  readonly inWords?: (value: string) => string;
  /** The name under which unsaved text survives a reload, for the user who typed it; unique in the site. */
  readonly keptAs?: string;
}

export interface Autosave {
  /** The value of the field: what was typed, else what is stored. */
  readonly value: string;
  readonly change: (value: string) => void;
  /** Saves waiting text now, as when the field is left; retries what was refused. */
  readonly flush: () => void;
  readonly state: SaveState;
  /** The error of the last save; the typed text is still in the field. Null otherwise. */
  readonly failure: Error | null;
  readonly retry: () => void;
  /** The text that another user wrote here while this text was typed: nothing is saved until one of the two is chosen. Null otherwise. */
  readonly theirs: string | null;
  /** Discards what was typed, in favor of what is stored. */
  readonly takeTheirs: () => void;
}

const trimmed = (text: string): string => text.trim();

/**
 * Saves a text a moment after the last key press. Changes of other users show as long as nothing is typed here. A refused text is kept, and
 * so is a text whose field is unmounted early: it is saved then. If another user changed the same text while it was typed here, neither is
 * lost: the user chooses one of the two.
 */
export function useAutosave({
  stored,
  delayMs,
  save,
  asStored = trimmed,
  isValid = () => true,
  inWords = (value) => value,
  keptAs: name,
}: AutosaveOptions): Autosave {
  const { status } = useConnection();
  const { t } = useTranslation('errors');
  const ownName = useOwnName(name ?? '');
  const keptAs = name === undefined ? undefined : ownName;
  // Text typed before a reload, and the text that it replaces; saved like any typed text.
  const [left] = useState(() => (keptAs === undefined ? null : recallTyped(keptAs, { draft: '', base: '' }, 'tab')));
  const [draft, setDraft] = useState<string | null>(left?.draft ?? null);
  const [state, setState] = useState<SaveState>('idle');
  const [failure, setFailure] = useState<Error | null>(null);
  const [theirs, setTheirs] = useState<string | null>(null);
  const waiting = useRef<string | null>(left?.draft ?? null);
  /**
   * The stored text when typing began, null while nothing is typed. A text that is neither this nor what was last sent from here is another
   * user's.
   */
  const base = useRef<string | null>(left?.base ?? null);
  const sent = useRef<string | null>(null);
  const refused = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ save, asStored, isValid, inWords, stored, t });
  latest.current = { save, asStored, isValid, inWords, stored, t };
  const alive = useRef(true);
  /** The waiting text was typed before a reload, and nothing since. */
  const isLeft = useRef(left !== null);
  const forget = useCallback(() => keptAs !== undefined && keepTyped(keptAs, null, 'tab'), [keptAs]);

  const send = useCallback(
    (value: string) => {
      waiting.current = null;
      refused.current = null;
      if (value === latest.current.stored) {
        base.current = null;
        forget();
        setDraft((now) => (now === value ? null : now));
        return;
      }
      const { stored: now, asStored: known } = latest.current;
      const isOwn = (text: string | null) => text !== null && known(text) === known(now);
      if (alive.current && base.current !== null && ![base.current, sent.current].some(isOwn)) {
        setTheirs(now);
        return;
      }
      base.current = now;
      sent.current = value;
      setState('saving');
      setFailure(null);
      latest.current.save(value).then(
        () => {
          if (waiting.current === null) forget();
          if (!alive.current) return;
          // A user who continued typing has a later save to come.
          setDraft((typed) => (typed === value ? null : typed));
          if (waiting.current === null) {
            base.current = null;
            setState('success');
          }
        },
        (error: unknown) => {
          console.warn('A change was not saved', error);
          if (!alive.current) {
            // Its field is gone, and with it the place for the message.
            showToast(latest.current.t('notSaved', { text: latest.current.inWords(value) }), { kind: 'error' });
            return;
          }
          // A later text waits, or is on its way.
          if (waiting.current !== null || sent.current !== value) return;
          refused.current = value;
          setFailure(error instanceof Error ? error : new Error(String(error)));
          setState('error');
        },
      );
    },
    [forget],
  );

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const value = waiting.current ?? refused.current;
    if (value !== null && latest.current.isValid(value)) send(value);
  }, [send]);

  const change = (value: string) => {
    isLeft.current = false;
    base.current ??= latest.current.stored;
    setDraft(value);
    if (keptAs !== undefined) keepTyped(keptAs, { draft: value, base: base.current }, 'tab');
    refused.current = null;
    setFailure(null);
    setState('idle');
    // Nothing is sent before the user has chosen one of the two texts.
    if (theirs !== null) return;
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
      alive.current = false;
      // After a reload a page mounts its parts more than once: the next one loads the kept text, and can still ask.
      if (isLeft.current) {
        clearTimeout(timer.current);
        return;
      }
      // There is no field left to ask in: the last typed text is saved, unless it is invalid.
      if (waiting.current !== null && !latest.current.isValid(waiting.current)) forget();
      flush();
    };
  }, [flush, forget]);

  // Text that was left by a reload.
  useEffect(() => {
    if (waiting.current !== null && timer.current === undefined) timer.current = setTimeout(flush, delayMs);
  }, [flush, delayMs]);

  useEffect(() => {
    if (state !== 'success') return undefined;
    const reset = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(reset);
  }, [state]);

  return {
    value: draft ?? stored,
    change,
    flush,
    state: state === 'saving' && status === 'offline' ? 'waiting' : state,
    failure,
    retry: () => {
      if (draft === null) return;
      base.current = latest.current.stored;
      setTheirs(null);
      send(draft);
    },
    theirs,
    takeTheirs: () => {
      base.current = null;
      waiting.current = null;
      refused.current = null;
      forget();
      setTheirs(null);
      setFailure(null);
      setState('idle');
      setDraft(null);
    },
  };
}
