import { linkTo } from '@courtside/federation/links';
import { checkEmailProof, sendEmailProof } from '@courtside/firebase';
import { currentLanguage } from '@courtside/i18n';
import { useEffect, useState } from 'react';

/**
 * Lets a user confirm the address of their account with a link that is sent to it. A link that is opened in the meantime, here or on another
 * device, is noticed when the user returns.
 * @param onProven continues with it. @returns whether it succeeded
 * @returns `asked`: a link was sent, `tried` once the user checked and it was not opened yet; `run`, which runs another action with the same
 *   busy and failure states
 */
export function useEmailProof(tournamentId: string, onProven: () => Promise<boolean>) {
  const [asked, setAsked] = useState<{ readonly tried: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const run = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailed(false);
    await act().catch(() => setFailed(true));
    setBusy(false);
  };
  const check = async (isPressed: boolean): Promise<void> => {
    if ((await checkEmailProof()) !== null && (await onProven())) setAsked(null);
    else if (isPressed) setAsked({ tried: true });
  };
  const isAsked = asked !== null;
  useEffect(() => {
    if (!isAsked) return;
    const back = () => {
      if (document.visibilityState === 'visible') check(false).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  });
  return {
    asked,
    isBusy,
    hasFailed,
    run,
    ask: () =>
      run(async () => {
        await sendEmailProof(currentLanguage(), new URL(linkTo('register', tournamentId), window.location.origin).href);
        setAsked({ tried: false });
      }),
    check: () => run(() => check(true)),
  };
}
