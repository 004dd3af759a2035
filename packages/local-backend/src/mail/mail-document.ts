import type { StoredDocument } from '../firestore/model/document';
import { arrayValues, mapFields, type Fields, type Value } from '../firestore/model/value';

/** The collection whose documents are mails; Firebase's "Trigger Email" extension has the same setting. */
export const MAIL = 'mail';

/** The mail that a document asks for. */
export interface MailRequest {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

export const isMailDocument = ({ path }: StoredDocument): boolean => path.startsWith(`${MAIL}/`) && path.split('/').length === 2;

const textOf = (value: Value | undefined): string | null => (typeof value?.['stringValue'] === 'string' ? value['stringValue'] : null);
const fieldsOf = (value: Value | undefined): Fields => (value ? mapFields(value) : {});

const fields = ['to', 'message', 'delivery'];
const parts = ['subject', 'text'];

/** Reads a mail: plain text to addresses. @throws Error that names the part of the extension's format that is missing, or not supported here */
export function readMail({ fields: data }: StoredDocument): MailRequest {
  const message = fieldsOf(data['message']);
  const odd = [
    ...Object.keys(data).filter((name) => !fields.includes(name)),
    ...Object.keys(message).flatMap((name) => (parts.includes(name) ? [] : [`message.${name}`])),
  ];
  if (odd.length > 0) throw new Error(`This backend does not know ${odd.join(', ')}.`);
  const to = data['to'];
  const addresses = (to && 'arrayValue' in to ? arrayValues(to) : to ? [to] : []).map(textOf);
  const subject = textOf(message['subject']);
  const text = textOf(message['text']);
  if (addresses.length === 0 || addresses.length > 50 || !addresses.every((address) => address !== null && isAddress(address)))
    throw new Error('Field "to" must be one to 50 addresses.');
  if (subject === null || text === null || text === '') throw new Error('A message needs a subject and a text.');
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(subject)) throw new Error('A subject is one line, without control characters.');
  return { to: addresses as string[], subject, text };
}

const isAddress = (text: string): boolean => /^[^@\s,;:<>()"]+@[^@\s,;:<>()"]+$/.test(text);

export type DeliveryState = 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'ERROR' | 'RETRY';

export const getDeliveryState = ({ fields: data }: StoredDocument): string | null => textOf(fieldsOf(data['delivery'])['state']);
export const getAttempts = ({ fields: data }: StoredDocument): number =>
  Number(fieldsOf(data['delivery'])['attempts']?.['integerValue'] ?? 0);

/** When its delivery ended, in milliseconds since 1970; null before. */
export function getDeliveryEnd({ fields: data }: StoredDocument): number | null {
  const time = fieldsOf(data['delivery'])['endTime']?.['timestampValue'];
  return typeof time === 'string' ? Date.parse(time) : null;
}

/** The state of a delivery, in the fields of the extension. */
export interface Delivery {
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly startTime: number;
  readonly endTime: number | null;
  readonly error: string | null;
  readonly accepted: readonly string[];
}

export function deliveryValue({ state, attempts, startTime, endTime, error, accepted }: Delivery): Value {
  const time = (at: number | null): Value => (at === null ? { nullValue: null } : { timestampValue: new Date(at).toISOString() });
  const list = (texts: readonly string[]): Value => ({ arrayValue: { values: texts.map((stringValue) => ({ stringValue })) } });
  return {
    mapValue: {
      fields: {
        state: { stringValue: state },
        attempts: { integerValue: String(attempts) },
        startTime: time(startTime),
        endTime: time(endTime),
        error: error === null ? { nullValue: null } : { stringValue: error },
        ...(endTime === null
          ? {}
          : { info: { mapValue: { fields: { accepted: list(accepted), rejected: list([]), pending: list([]) } } } }),
      },
    },
  };
}
