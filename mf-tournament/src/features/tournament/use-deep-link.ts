import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Goes to the section or match that the address names (`#schedule`, `#match-m12`) once the page has it. */
export function useDeepLink(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isReady || hash === '') return;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.scrollIntoView({ block: target.tagName === 'TR' ? 'center' : 'start' });
    if (target?.tabIndex === -1) target.focus({ preventScroll: true });
  }, [hash, isReady]);
}
