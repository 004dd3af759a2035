import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PlannerState } from './board/planner-state';
import { readAddress, writeAddress } from './planner-address';

/**
 * A plan that is also stored in the address. Typed numbers count immediately. The router follows later, so a late address must not restore an
 * older plan. An address from elsewhere (a link, the back button) replaces the plan.
 */
export function useAddressedPlan(): readonly [PlannerState, (next: PlannerState) => void] {
  const [search, setSearch] = useSearchParams();
  const [plan, setPlan] = useState(() => readAddress(search));
  /** Addresses written here that the router has not shown yet; the last one is the newest. */
  const written = useRef<string[]>([]);
  const text = search.toString();
  useEffect(() => {
    const at = written.current.indexOf(text);
    // The router may skip addresses: those before the current one will not arrive any more.
    if (at >= 0) written.current = written.current.slice(at + 1);
    else {
      written.current = [];
      setPlan(readAddress(new URLSearchParams(text)));
    }
  }, [text]);
  const change = (next: PlannerState) => {
    setPlan(next);
    const address = writeAddress(next, search);
    written.current.push(address.toString());
    setSearch(address, { replace: true, preventScrollReset: true });
  };
  return [plan, change];
}
