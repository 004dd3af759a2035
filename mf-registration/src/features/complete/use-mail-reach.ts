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
  /** A link is on its way; `tried` once somebody asked and it was not open. */
  | { readonly is: 'asked'; readonly tried: boolean };

interface MailReachOptions {
  readonly tournament: Tournament;
  readonly uid: string;
  /** As it stands in the mail that says that they are registered. */
  readonly team: string;
}

/** Where mail reaches the captain. An address that is proved meanwhile, here or on another device, is taken up by itself. */
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
    // What can't be read is not spoken of.
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
