import { AuthError } from '../auth/auth-error';
import type { ApiReply, ApiRequest } from '../http/api';
import { barePage, errorNote } from './layout';
import { html } from './markup';
import { paths } from './paths';
import { signInScript } from './scripts';
import type { OperatorSecrets } from './secrets';
import { pickLanguage, getWords } from './words';

type Problem = 'wrong' | 'tooMany';

/** Asks for the key or the password. */
export function signInPage(request: ApiRequest, problem?: Problem): ApiReply {
  const lang = pickLanguage(request.url.searchParams.get('lang'), request.headers['accept-language']);
  const say = getWords(lang).signIn;
  return barePage(lang, {
    title: say.heading,
    script: signInScript,
    status: problem === 'tooMany' ? 429 : 403,
    body: html`<section class="door">
      <p id="hint">${say.intro}</p>
      ${problem === undefined ? '' : errorNote(say[problem])}
      <p id="filled" role="status" hidden>${say.filled}</p>
      <form method="post" action="${paths.signIn}">
        <label for="secret">${say.label}</label>
        <input
          id="secret"
          name="secret"
          type="password"
          autocomplete="current-password"
          required
          maxlength="1000"
          aria-describedby="hint"
        />
        <button>${say.button}</button>
      </form>
    </section>`,
  });
}

/** @returns the problem with the input, or null */
export async function checkSecret(secrets: OperatorSecrets, request: ApiRequest): Promise<Problem | null> {
  const given = (await request.form(MAX_FORM_BYTES)).get('secret') ?? '';
  try {
    return (await secrets.accept(given, request)) ? null : 'wrong';
  } catch (error) {
    if (error instanceof AuthError) return 'tooMany';
    throw error;
  }
}

/** The maximum size of a form (bytes). */
export const MAX_FORM_BYTES = 16 * 1024;
