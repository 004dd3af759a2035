import type { Ledger } from './ledger';
import type { Page } from './page';
import type { CaptainScript } from './scenario';
import { pause } from './waiting';

/** The time between two attempts of a user after an error message (ms). */
const AGAIN = 2000;

/** Signs up and registers a team, and retries until it is registered or refused. */
export async function registerAsCaptain(
  page: Page,
  { name, team }: CaptainScript,
  { tournament, ledger, isOver }: { readonly tournament: string; readonly ledger: Ledger; readonly isOver: () => boolean },
): Promise<void> {
  const { client } = page;
  const email = `${name}@courtside.test`;
  while (!(await hasAccount(client, email))) {
    if (isOver()) return;
    await pause(AGAIN);
  }
  const profileIds = [client.currentSession().uid ?? '', '', ''];
  for (;;) {
    const { outcome, why } = await ledger.attempt(name, { kind: 'register', team, email }, () =>
      client.registerTeam(tournament, { name: team, email, profileIds }),
    );
    // A captain gives up when registration is closed, and retries after anything else.
    if (outcome === 'done' || isOver() || (outcome === 'refused' && why.includes('Registration is closed'))) return;
    await pause(AGAIN);
  }
}

/** Finds out by signing in whether a sign-up without a response created the account. */
async function hasAccount(client: Page['client'], email: string): Promise<boolean> {
  try {
    await client.signUpWithEmail(email, 'courtside');
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== 'auth/email-already-in-use') return false;
  }
  return client.signInWithEmail(email, 'courtside').then(
    () => true,
    () => false,
  );
}
