import { createEmail, getDateIn, password } from './people';
import type { PlatformInfo } from './platform-process';

/** A user who acts without a browser. The rules check their actions as usual. */
export interface Account {
  readonly email: string;
  readonly uid: string;
  readonly token: string;
}

/** A tournament that was prepared for a test, with its organizer. */
export interface Event {
  readonly id: string;
  readonly name: string;
  readonly organiser: Account;
}

interface Config {
  readonly firebase: { readonly apiKey: string; readonly projectId: string };
  readonly emulator: { readonly origin: string };
}

/** Prepares users, profiles and tournaments for a test, through the backend's public interface. */
export class Stage {
  readonly #config: Promise<Config>;
  readonly #ownerKey: string;
  readonly #outboxUrl: string;

  constructor(platform: PlatformInfo) {
    this.#ownerKey = platform.ownerKey;
    this.#outboxUrl = platform.outboxUrl;
    this.#config = fetch(`${platform.url}/config.json`).then((response) => response.json() as Promise<Config>);
  }

  /** Sets a document, or these fields of it, without the rules: for invalid documents, and those of a large event. */
  async force(path: string, data: Record<string, unknown>, fields?: readonly string[]): Promise<void> {
    await this.write({ token: this.#ownerKey }, { [path]: data }, fields);
  }

  /** The address of the outbox with "sent" messages that the start printed. */
  outbox(): string {
    return this.#outboxUrl;
  }

  /** Creates an account. */
  account(name: string): Promise<Account> {
    return this.#enter('signUp', createEmail(name));
  }

  /** Creates an account with a confirmed address, so that mail reaches it. */
  async provenAccount(name: string): Promise<Account> {
    const { email, uid } = await this.account(name);
    const { firebase, emulator } = await this.#config;
    const address = `${emulator.origin}/identitytoolkit.googleapis.com/v1/projects/${firebase.projectId}/accounts:update`;
    await post(address, { localId: uid, emailVerified: true }, this.#ownerKey);
    // The rules only check the token, so the user signs in again for a new one.
    return this.signIn(email);
  }

  /** Signs in a user who has an account already, with the password of all tests. */
  signIn(email: string): Promise<Account> {
    return this.#enter('signInWithPassword', email);
  }

  /** Creates a player with an account and a profile. @param name the stored name, in lower case */
  async player(name: string, profile: Record<string, unknown> = {}): Promise<Account> {
    const account = await this.account('player');
    await this.write(account, {
      [`profiles/${account.uid}`]: { name, pronouns: 'they/them', club: 'Ghent', region: 'Belgium', skill: 6, ...profile },
    });
    return account;
  }

  /** Creates a tournament. By default it is public with open registration. */
  async event(fields: Record<string, unknown> = {}): Promise<Event> {
    const organiser = await this.account('organiser');
    const id = `e2e${organiser.uid.slice(0, 17)}`;
    const name = String(fields['name'] ?? `Coupe ${id}`);
    const first = {
      name,
      location: 'Gand',
      description: 'Two days on two courts.',
      startDate: getDateIn(20),
      endDate: getDateIn(21),
      timeZone: 'Europe/Brussels',
      tournamentType: 'STANDARD',
      organizerUids: [organiser.uid],
      playersPerTeam: 2,
      isTournamentPublic: false,
      isRegistrationOpen: false,
    };
    await this.write(organiser, {
      [`tournaments/${id}`]: { ...first, ...fields, isTournamentPublic: false, isRegistrationOpen: false },
      [`teams/${id}`]: {},
    });
    const event = { id, name, organiser };
    await this.change(event, { isTournamentPublic: true, isTeamsPublic: true, isRegistrationOpen: true, ...fields });
    return event;
  }

  /** Changes fields of a tournament, as its organizer. */
  async change({ id, organiser }: Event, fields: Record<string, unknown>): Promise<void> {
    await this.write(organiser, { [`tournaments/${id}`]: fields }, Object.keys(fields));
  }

  /** Reads a document as a user. */
  async read({ token }: Account, path: string): Promise<Record<string, unknown>> {
    const { emulator } = await this.#config;
    const response = await fetch(`${emulator.origin}/v1/${await this.#root()}/${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${path} could not be read: ${await response.text()}`);
    return decodeFields(((await response.json()) as { fields?: Record<string, Value> }).fields ?? {});
  }

  /** Returns the teams of a tournament, as its organizer reads them. */
  async teams({ id, organiser }: Event): Promise<readonly { readonly name: string; readonly profileIds: readonly string[] }[]> {
    return Object.values(await this.read(organiser, `teams/${id}`)) as { name: string; profileIds: string[] }[];
  }

  /** Returns the registered teams that are not in the list of teams yet, as the organizer reads them. */
  async entries({ id, organiser }: Event): Promise<readonly { readonly name: string; readonly profileIds: readonly string[] }[]> {
    const { emulator } = await this.#config;
    const address = `${emulator.origin}/v1/${await this.#root()}/teams/${id}/entries`;
    const response = await fetch(address, { headers: { authorization: `Bearer ${organiser.token}` } });
    if (!response.ok) throw new Error(`The entries of ${id} could not be read: ${await response.text()}`);
    const { documents = [] } = (await response.json()) as { documents?: readonly { readonly fields?: Record<string, Value> }[] };
    return documents.map(({ fields = {} }) => decodeFields(fields) as { name: string; profileIds: string[] });
  }

  /** Sets documents in one write, or only their named fields. */
  async write(
    { token }: Pick<Account, 'token'>,
    documents: Record<string, Record<string, unknown>>,
    onlyFields?: readonly string[],
  ): Promise<void> {
    const { emulator } = await this.#config;
    const root = await this.#root();
    const writes = Object.entries(documents).map(([path, data]) => ({
      update: { name: `${root}/${path}`, fields: encodeFields(data) },
      ...(onlyFields ? { updateMask: { fieldPaths: onlyFields } } : {}),
    }));
    await post(`${emulator.origin}/v1/${root}:commit`, { writes }, token);
  }

  async #enter(method: string, email: string): Promise<Account> {
    const { firebase, emulator } = await this.#config;
    const answer = await post(`${emulator.origin}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=${firebase.apiKey}`, {
      email,
      password,
      returnSecureToken: true,
    });
    const { localId, idToken } = answer as { localId: string; idToken: string };
    return { email, uid: localId, token: idToken };
  }

  async #root(): Promise<string> {
    return `projects/${(await this.#config).firebase.projectId}/databases/(default)/documents`;
  }
}

async function post(address: string, body: object, token?: string): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} refused (${response.status}): ${await response.text()}`);
  return response.json();
}

type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { stringValue: string }
  | { arrayValue: { values?: Value[] } }
  | { mapValue: { fields?: Record<string, Value> } };

function encode(value: unknown): Value {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'string') return { stringValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  return { mapValue: { fields: encodeFields(value as Record<string, unknown>) } };
}

const encodeFields = (data: Record<string, unknown>): Record<string, Value> =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, encode(value)]));

function decode(value: Value): unknown {
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(decode);
  if ('mapValue' in value) return decodeFields(value.mapValue.fields ?? {});
  return 'stringValue' in value ? value.stringValue : null;
}

const decodeFields = (fields: Record<string, Value>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, decode(value)]));
