import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { Backend } from '../server/backend';
import { startTestBackend } from '../server/backend.testkit';
import type { BackendOptions } from '../server/options';
import { paths } from './paths';

export const ownerKey = 'owner-key-of-the-tests';

/** Users may read public documents, their own and those shared with them; referees may read reports. */
export const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} { allow read: if true; }
    match /own/{uid} {
      allow read, write: if request.auth.uid == uid;
    }
    match /shared/{id} {
      allow get: if resource.data.public == true;
      allow get: if request.auth != null && request.auth.uid in resource.data.with;
      allow list: if resource.data.public == true;
    }
    match /reports/{id} {
      function referee() { return get(/databases/$(database)/documents/own/$(request.auth.uid)).data.referee == true; }
      allow read: if referee() || request.auth.token.email_verified;
    }
  }
}
`;

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface AskOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
}

/** Sends exactly these headers: `fetch` would add others. */
export async function ask(port: number, path: string, { method = 'GET', headers = {}, form }: AskOptions = {}): Promise<Answer> {
  const body = form === undefined ? undefined : new URLSearchParams(form).toString();
  const type = body === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' };
  const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers: { ...type, ...headers } });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += String(chunk);
  // How the templates are laid out is no one's affair.
  return { status: response.statusCode ?? 0, headers: response.headers, text: text.replace(/>\s+</g, '><').replace(/\s+>/g, '>') };
}

export const getOperatorKey = ({ operatorUrl }: Pick<Backend, 'operatorUrl'>): string =>
  new URLSearchParams(new URL(operatorUrl).hash.slice(1)).get('key') ?? '';

/** A backend with rules, an owner key and, unless told otherwise, nothing in its log. */
export const startOperatorBackend = (folder: string, options: Partial<BackendOptions> = {}): Promise<Backend> =>
  startTestBackend(folder, { ownerKey, firestoreRules: { text: rules }, ...options });

/** A browser with the operator's page in it. */
export class Operator {
  cookie = '';

  constructor(private readonly backend: Pick<Backend, 'port' | 'operatorUrl'>) {}

  static async signedIn(backend: Pick<Backend, 'port' | 'operatorUrl'>): Promise<Operator> {
    const operator = new Operator(backend);
    await operator.signIn(getOperatorKey(backend));
    return operator;
  }

  /** The headers that a page of this backend sends. */
  get ownHeaders(): Record<string, string> {
    return { Origin: `http://127.0.0.1:${this.backend.port}`, ...(this.cookie === '' ? {} : { Cookie: this.cookie }) };
  }

  async signIn(secret: string, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await ask(this.backend.port, paths.signIn, {
      method: 'POST',
      headers: { ...this.ownHeaders, ...headers },
      form: { secret },
    });
    const [cookie] = answer.headers['set-cookie'] ?? [];
    if (cookie !== undefined) this.cookie = cookie.split(';', 1)[0] ?? '';
    return answer;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return ask(this.backend.port, path, { headers: { Cookie: this.cookie, ...headers } });
  }

  /** Sends a form of the page, with its token. */
  async post(path: string, form: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return ask(this.backend.port, path, {
      method: 'POST',
      headers: { ...this.ownHeaders, ...headers },
      form: 'token' in form ? form : { token: await this.formToken(), ...form },
    });
  }

  async formToken(): Promise<string> {
    return /name="token" value="([^"]+)"/.exec((await this.get(paths.overview)).text)?.[1] ?? '';
  }
}

/** The calls of people, as the SDK makes them. */
export function createPeopleCalls({ url, projectId }: Pick<Backend, 'url' | 'projectId'>) {
  const call = async (name: string, body: object, owner = false): Promise<Record<string, unknown>> => {
    const path = owner ? `v1/projects/${projectId}/accounts${name}` : `v1/accounts${name}?key=k`;
    const answer = await fetch(`${url}/identitytoolkit.googleapis.com/${path}`, {
      method: 'POST',
      headers: owner ? { Authorization: `Bearer ${ownerKey}` } : {},
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const errorOf = (answer: Record<string, unknown>): string | undefined => (answer['error'] as { message: string } | undefined)?.message;
  const documents = `${url}/v1/projects/${projectId}/databases/(default)/documents`;
  return {
    /** Makes an account as an operator. */
    make: (fields: object) => call('', fields, true),
    async signIn(email: string, password: string): Promise<string> {
      const answer = await call(':signInWithPassword', { email, password, returnSecureToken: true });
      return errorOf(answer) ?? String(answer['idToken']);
    },
    /** Returns `fine`, or the fault of a token. */
    lookUp: async (idToken: string): Promise<string> => errorOf(await call(':lookup', { idToken })) ?? 'fine',
    /** Reads a document or, by the path of a collection, lists one. @returns the status */
    async read(path: string, idToken?: string): Promise<number> {
      const answer = await fetch(`${documents}/${path}`, { headers: idToken === undefined ? {} : { Authorization: `Bearer ${idToken}` } });
      await answer.arrayBuffer();
      return answer.status;
    },
    /** Writes a document past the rules. */
    async write(path: string, fields: object): Promise<void> {
      const answer = await fetch(`${documents}/${path}`, {
        method: 'PATCH',
        headers: { Authorization: `Bearer ${ownerKey}` },
        body: JSON.stringify({ fields }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
  };
}
