import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filtersOf, withFilters, type Filters } from './filters';

/**
 * What the address looks for. A choice is an entry of the browser's history, so that Back takes it back; words that are typed are one entry, however
 * many letters they have.
 */
export function useFilters(): { readonly filters: Filters; readonly change: (change: Partial<Filters>) => void } {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => filtersOf(address), [address]);
  const change = (next: Partial<Filters>) => {
    const isTyping = Object.keys(next).join() === 'text' && filters.text !== '' && next.text !== '';
    const wanted = withFilters(address, { ...filters, ...next });
    if (wanted.toString() !== address.toString()) setAddress(wanted, { replace: isTyping });
  };
  return { filters, change };
}
