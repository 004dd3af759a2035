import type { Tournament } from '@courtside/domain';
import { provenEmail, readCaptain, receiveMail, stopMail } from '@courtside/firebase';
import { currentLanguage } from '@courtside/i18n';
import { composeMail } from '@courtside/tournament-ui';
import { useEffect, useRef, useState } from 'react';
import { useEmailProof } from '../../proof/use-email-proof';

/** Whether mail about the tournament reaches the captain, and if not, what is missing. */
export type MailReachState =
  | { readonly is: 'unknown' | 'stopped' | 'unproven' }
  | { readonly is: 'reached'; readonly email: string }
  /** A link was sent; `tried` once the user checked and it was not opened yet. */
  | { readonly is: 'asked'; readonly tried: boolean };

interface MailReachOptions {
  readonly tournament: Tournament;
  readonly uid: string;
  /** The team's name for the mail that confirms the registration. */
  readonly team: string;
}

/** The address at which mail reaches the captain. An address that is confirmed in the meantime, here or on another device, is noticed. */
export function useMailReach({ tournament, uid, team }: MailReachOptions) {
  const { id } = tournament;
  const [state, setState] = useState<Exclude<MailReachState, { readonly is: 'asked' }>>({ is: 'unknown' });
  const latest = useRef({ tournament, team });
  useEffect(() => {
    latest.current = { tournament, team };
  });

  /** @returns false where the address is not proved */
  const receive = async (): Promise<boolean> => {
    const email = await receiveMail(id, currentLanguage(), (language) =>
      composeMail('registered', language, latest.current.tournament, latest.current.team, window.location.origin),
    );
    if (email !== null) setState({ is: 'reached', email });
    return email !== null;
  };
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      const mine = await readCaptain(id, uid);
      if (!isWanted || mine === null) return;
      if (mine.email !== '') setState({ is: 'reached', email: mine.email });
      else if (mine.language !== '') setState({ is: 'stopped' });
      else if ((await provenEmail()) === null || !(await receive())) setState({ is: 'unproven' });
    };
    // If it can't be read, nothing is shown.
    look().catch(() => undefined);
    return () => {
      isWanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each registration
  }, [id, uid]);

  const { asked, isBusy, hasFailed, run, ask, check } = useEmailProof(id, receive);
  return {
    state: state.is === 'unproven' && asked ? ({ is: 'asked', tried: asked.tried } as const) : state,
    isBusy,
    hasFailed,
    ask,
    check,
    stop: () =>
      run(async () => {
        await stopMail(id);
        setState({ is: 'stopped' });
      }),
    resume: () =>
      run(async () => {
        if (!(await receive())) setState({ is: 'unproven' });
      }),
  };
}
