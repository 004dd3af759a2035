import type { IncomingMessage } from 'node:http';
import { readMessages, TOO_LARGE, type ArrivedMessage } from './message-sequence';
import type { Budget } from './budget';
import { PAYLOAD_LIMIT, readBody } from './request-body';

/** The size of the largest message in a form where every byte of it becomes three (bytes). */
const FORM_LIMIT = 3 * PAYLOAD_LIMIT + 64 * 1024;

/** The form that a client posts to a session. */
export interface ChannelForm {
  /** The stream's request headers, which travel as text in the form. */
  readonly headers: string | null;
  /** @param next number of the next message, for forms that name none */
  messages(next: number): Map<number, ArrivedMessage | null>;
  /** The form as it arrived, to recognize a repeated one. */
  readonly bytes: Buffer;
}

/** @returns null when it broke off, or took too long */
export async function readChannelForm(request: IncomingMessage, budget: Budget): Promise<ChannelForm | null> {
  const body = await readBody(request, FORM_LIMIT, budget);
  if (body === null) return null;
  const { bytes, isWhole } = body;
  const form = new URLSearchParams(bytes.toString('utf8'));
  return {
    bytes,
    headers: form.get('headers'),
    messages(next) {
      const messages = new Map<number, ArrivedMessage | null>(readMessages(form, next));
      for (const [number, text] of messages) if (typeof text === 'string' && isTooLarge(text)) messages.set(number, TOO_LARGE);
      const last = [...messages.keys()].at(-1);
      if (!isWhole) messages.set(last ?? next, TOO_LARGE);
      return messages;
    },
  };
}

const isTooLarge = (text: string): boolean =>
  text.length > PAYLOAD_LIMIT || (text.length * 3 > PAYLOAD_LIMIT && Buffer.byteLength(text) > PAYLOAD_LIMIT);
