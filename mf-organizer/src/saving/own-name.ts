import { useSession } from '@courtside/firebase';

/** Returns the name under which the tab keeps what this user types: the next user who signs in there must not find or save it. */
export const useOwnName = (name: string): string => `${name}.${useSession().uid ?? ''}`;
