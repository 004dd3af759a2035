import { useSession } from '@courtside/firebase';

/** The name under which the tab keeps what this person types: whoever signs in there after them finds nothing of it, and saves nothing of it as their own. */
export const useOwnName = (name: string): string => `${name}.${useSession().uid ?? ''}`;
