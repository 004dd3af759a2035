import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** For so long the page may still grow above the place that was asked for, in ms. */
const PATIENCE = 4000;
const readersMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Goes to the section or match that the address names (`#schedule`, `#match-m12`) once the page has it, and stays with it while the parts above
 * are still being filled, unless the reader moves.
 */
export function useDeepLink(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isReady || hash === '') return undefined;
    const stop = follow(idOf(hash));
    return stop;
  }, [hash, isReady]);
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function follow(id: string): () => void {
  let arrived = false;
  const go = () => {
    const target = document.getElementById(id);
    if (!target) return;
    target.scrollIntoView({ block: target.tagName === 'TR' ? 'center' : 'start', ...(arrived ? { behavior: 'instant' } : {}) });
    if (!arrived && target.tabIndex === -1) target.focus({ preventScroll: true });
    arrived = true;
  };
  go();
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(go);
  observer.observe(document.body);
  const timer = setTimeout(stop, PATIENCE);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    for (const name of readersMoves) window.removeEventListener(name, stop);
  }
  for (const name of readersMoves) window.addEventListener(name, stop, { passive: true });
  return stop;
}
