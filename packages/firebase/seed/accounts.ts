/** A user of the sample data who can sign in. */
export interface SampleAccount {
  readonly email: string;
  readonly password: string;
  readonly uid: string;
}

export interface AccountService {
  readonly origin: string;
  readonly apiKey: string;
}

export const SAMPLE_PASSWORD = 'courtside';

/** Creates an account, or signs in to an existing one, and returns its id. */
export async function signUp({ origin, apiKey }: AccountService, email: string): Promise<SampleAccount> {
  const password = SAMPLE_PASSWORD;
  const call = (method: string) =>
    fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=${apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true, clientType: 'CLIENT_TYPE_WEB' }),
    });
  let response = await call('signUp');
  if (response.status === 400) response = await call('signInWithPassword');
  const answer = (await response.json()) as { localId?: string };
  if (!answer.localId) throw new Error(`The account ${email} was not made: ${JSON.stringify(answer)}`);
  return { email, password, uid: answer.localId };
}
