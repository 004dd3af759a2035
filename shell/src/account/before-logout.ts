import { useEffect } from 'react';

type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** Asks whoever would lose something by a logout. @returns false where they stay */
export const mayLogOut: Ask = () => ask?.() ?? Promise.resolve(true);

/** As long as there is something to lose, a logout asks first. @param question the same function while it is so; null: nothing to lose */
export function useAskBeforeLogout(question: Ask | null): void {
  useEffect(() => {
    ask = question;
    return () => {
      ask = null;
    };
  }, [question]);
}
