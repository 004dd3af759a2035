/** The languages of messages and pages, each with its own name and the locale of its dates. */
export const messageLanguages = {
  en: { name: 'English', locale: 'en-GB' },
  fr: { name: 'Français', locale: 'fr-FR' },
  de: { name: 'Deutsch', locale: 'de-DE' },
  es: { name: 'Español', locale: 'es-ES' },
} as const;

export type MessageLanguage = keyof typeof messageLanguages;

/** The subject of an Auth message, in the words of its protocol. */
export type OobRequestType = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'EMAIL_SIGNIN' | 'RECOVER_EMAIL';

/** A message that the backend sends to a person; kept on disk so that it can be read without mail. */
export interface Message {
  id: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  to: string;
  /** Null where it is not known: of a mail that a user's page wrote. */
  language: MessageLanguage | null;
  subject: string;
  text: string;
  /** The kind of an Auth message; absent in a mail. */
  requestType?: OobRequestType;
  oobCode?: string;
  link?: string;
  /** The account that it is about; null for an address without one. Absent in messages of older versions, and in mails. */
  uid?: string | null;
  /** Set in a mail that was a document: the document's path. */
  document?: string;
  /** The delivery of the mail, where SMTP is configured. */
  delivery?: 'pending' | 'sent' | 'failed';
}

/** The language of a locale such as `fr-CA`, or of the first that a browser accepts; English for one without words. */
export function toMessageLanguage(locale: string | undefined): MessageLanguage {
  const [code = ''] = /^[a-z]+/.exec(locale?.trim().toLowerCase() ?? '') ?? [];
  return Object.hasOwn(messageLanguages, code) ? (code as MessageLanguage) : 'en';
}
