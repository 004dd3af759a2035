import { useEffect } from 'react';

type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** Asks a user who would lose something by logging out. @returns false if they stay */
export const mayLogOut: Ask = () => ask?.() ?? Promise.resolve(true);

/** Asks before a logout while unsaved changes would be lost. @param question a stable function; null: nothing to lose */
export function useAskBeforeLogout(question: Ask | null): void {
  useEffect(() => {
    ask = question;
    return () => {
      ask = null;
    };
  }, [question]);
}
