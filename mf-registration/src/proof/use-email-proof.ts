import { linkTo } from '@courtside/federation/links';
import { checkEmailProof, sendEmailProof } from '@courtside/firebase';
import { currentLanguage } from '@courtside/i18n';
import { useEffect, useState } from 'react';

/**
 * Lets somebody prove that their account's address is theirs, by a link that is sent to it; a link that is opened meanwhile, here or on another device, is
 * noticed when they come back.
 * @param onProven goes on with it. @returns whether it could
 * @returns `asked`: a link is on its way, `tried` once somebody asked and it was not open; `run`, which says of anything else that it is on its way or failed
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
