import { useConnection } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { keepTyped, recallTyped, showToast, type SaveState } from '@courtside/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useOwnName } from './own-name';

/** How long "Saved" stays. "Not saved" stays as long as it is so. */
const SHOWN_MS = 3000;

export interface AutosaveOptions {
  /** What the server has. */
  readonly stored: string;
  /** Milliseconds without a key press before it is saved; 0 saves at once. */
  readonly delayMs: number;
  readonly save: (value: string) => Promise<unknown>;
  /** What comes back of a text that was saved, where that is more than the space around it that goes: it is known by it as one's own. */
  readonly asStored?: (value: string) => string;
  /** A text that can't be saved: it stays in the box, and nothing is written. */
  readonly isValid?: (value: string) => boolean;
  /** How a message names a text that people don't read as it is saved. */
  readonly inWords?: (value: string) => string;
  /** Under this name what is not saved yet stays through a reload, for who typed it; unique in the site. */
  readonly keptAs?: string;
}

export interface Autosave {
  /** What the box shows: what was typed, else what is stored. */
  readonly value: string;
  readonly change: (value: string) => void;
  /** Saves now what waits, as when the box is left; what was refused is tried again. */
  readonly flush: () => void;
  readonly state: SaveState;
  /** The last save was refused; what was typed is still in the box. Null otherwise. */
  readonly failure: Error | null;
  readonly retry: () => void;
  /** What somebody else wrote here while this text was typed: nothing is saved until one of the two is chosen. Null otherwise. */
  readonly theirs: string | null;
  /** Gives up what was typed, for what is stored. */
  readonly takeTheirs: () => void;
}

const trimmed = (text: string): string => text.trim();

/**
 * Saves a text a moment after the last key press. What others write meanwhile shows as long as nothing is typed here; a text that was refused is
 * kept, and so is one whose box goes away before its time: it is saved then. Where somebody else changed the same text while it was typed here,
 * neither is lost: it is asked which of the two shall stand.
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
  // Typed before a reload, and over which text; saved like anything that is typed.
  const [left] = useState(() => (keptAs === undefined ? null : recallTyped(keptAs, { draft: '', base: '' }, 'tab')));
  const [draft, setDraft] = useState<string | null>(left?.draft ?? null);
  const [state, setState] = useState<SaveState>('idle');
  const [failure, setFailure] = useState<Error | null>(null);
  const [theirs, setTheirs] = useState<string | null>(null);
  const waiting = useRef<string | null>(left?.draft ?? null);
  /** What stood here when the typing began, null while nobody types. What is neither that nor what was last sent from here is somebody else's. */
  const base = useRef<string | null>(left?.base ?? null);
  const sent = useRef<string | null>(null);
  const refused = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ save, asStored, isValid, inWords, stored, t });
  latest.current = { save, asStored, isValid, inWords, stored, t };
  const alive = useRef(true);
  /** What waits was typed before a reload, and nothing since. */
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
          // Somebody who went on typing has a later save to come.
          setDraft((typed) => (typed === value ? null : typed));
          if (waiting.current === null) {
            base.current = null;
            setState('success');
          }
        },
        (error: unknown) => {
          console.warn('A change was not saved', error);
          if (!alive.current) {
            // Its box is gone, and with it the place to say so.
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
    // Nothing is sent before it is said which of the two texts shall stand.
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
      // A page that is put together again after a reload shows its parts more than once: the next one has it from where it is kept, and can still ask.
      if (isLeft.current) {
        clearTimeout(timer.current);
        return;
      }
      // Nobody is left to be asked: what was typed last stands, unless it can't.
      if (waiting.current !== null && !latest.current.isValid(waiting.current)) forget();
      flush();
    };
  }, [flush, forget]);

  // What was left by a reload.
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
