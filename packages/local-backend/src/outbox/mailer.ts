import { createTransport } from 'nodemailer';
import type { Message } from './message';

export interface Mailer {
  send(message: Pick<Message, 'to' | 'subject' | 'text'>): Promise<void>;
  close(): void;
}

/**
 * Mails through an SMTP server.
 * @param url `smtp://user:password@host:587` or `smtps://…`
 * @param from sender, such as `Courtside <noreply@courtside.example>`
 */
export function createMailer(url: string, from: string): Mailer {
  const address = new URL(url);
  const transport = createTransport({
    host: address.hostname,
    port: address.port === '' ? (address.protocol === 'smtps:' ? 465 : 587) : Number(address.port),
    secure: address.protocol === 'smtps:',
    ...(address.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
    close: () => transport.close(),
  };
}
