import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseFilters, withFilters, type Filters } from './filters';

/**
 * Holds the filters of the address. A choice is an entry of the browser's history, so that Back undoes it; typed text is one entry, however
 * long it is.
 */
export function useFilters(): { readonly filters: Filters; readonly change: (change: Partial<Filters>) => void } {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => parseFilters(address), [address]);
  const change = (next: Partial<Filters>) => {
    const isTyping = Object.keys(next).join() === 'text' && filters.text !== '' && next.text !== '';
    const wanted = withFilters(address, { ...filters, ...next });
    if (wanted.toString() !== address.toString()) setAddress(wanted, { replace: isTyping });
  };
  return { filters, change };
}
