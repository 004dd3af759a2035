import type { MessageLanguage, OobRequestType } from './message';

interface Wording {
  subject: string;
  /** Paragraphs before and after the link. */
  before: string;
  after: string;
}

interface Facts {
  email: string;
  newEmail?: string | undefined;
}

type Words = Record<OobRequestType, (facts: Facts) => Wording>;

const english: Words = {
  PASSWORD_RESET: ({ email }) => ({
    subject: 'Reset your Courtside password',
    before: `Someone, probably you, asked to reset the password of ${email}. Choose a new password here:`,
    after: 'The link works once, within an hour. If it was not you, ignore this message: nothing has changed.',
  }),
  VERIFY_EMAIL: ({ email }) => ({
    subject: 'Confirm your email address',
    before: `Please confirm that ${email} is your address:`,
    after: 'If you have no Courtside account, ignore this message.',
  }),
  VERIFY_AND_CHANGE_EMAIL: ({ email, newEmail }) => ({
    subject: 'Confirm your new email address',
    before: `You asked to change your address from ${email} to ${newEmail ?? ''}. Confirm it here:`,
    after: 'If it was not you, ignore this message: nothing has changed.',
  }),
  EMAIL_SIGNIN: ({ email }) => ({
    subject: 'Your link to sign in to Courtside',
    before: `Sign in as ${email} with this link:`,
    after: 'The link works once, within an hour. If you did not ask for it, ignore this message.',
  }),
  RECOVER_EMAIL: ({ email, newEmail }) => ({
    subject: 'Your email address was changed',
    before: `The address of your Courtside account was changed from ${email} to ${newEmail ?? 'another one'}. If it was not you, take it back here:`,
    after: 'If it was you, there is nothing to do.',
  }),
};

const french: Words = {
  PASSWORD_RESET: ({ email }) => ({
    subject: 'Réinitialisez votre mot de passe Courtside',
    before: `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour ${email}. Choisissez-le ici\u00a0:`,
    after: 'Le lien fonctionne une seule fois, pendant une heure. Si ce n’était pas vous, ignorez ce message\u00a0: rien n’a changé.',
  }),
  VERIFY_EMAIL: ({ email }) => ({
    subject: 'Confirmez votre adresse e-mail',
    before: `Merci de confirmer que ${email} est bien votre adresse\u00a0:`,
    after: 'Si vous n’avez pas de compte Courtside, ignorez ce message.',
  }),
  VERIFY_AND_CHANGE_EMAIL: ({ email, newEmail }) => ({
    subject: 'Confirmez votre nouvelle adresse e-mail',
    before: `Vous avez demandé à remplacer ${email} par ${newEmail ?? ''}. Confirmez ici\u00a0:`,
    after: 'Si ce n’était pas vous, ignorez ce message\u00a0: rien n’a changé.',
  }),
  EMAIL_SIGNIN: ({ email }) => ({
    subject: 'Votre lien de connexion à Courtside',
    before: `Connectez-vous en tant que ${email} avec ce lien\u00a0:`,
    after: 'Le lien fonctionne une seule fois, pendant une heure. Si vous ne l’avez pas demandé, ignorez ce message.',
  }),
  RECOVER_EMAIL: ({ email, newEmail }) => ({
    subject: 'Votre adresse e-mail a été modifiée',
    before: `L’adresse de votre compte Courtside est passée de ${email} à ${newEmail ?? 'une autre'}. Si ce n’était pas vous, rétablissez-la ici\u00a0:`,
    after: 'Si c’était vous, il n’y a rien à faire.',
  }),
};

const german: Words = {
  PASSWORD_RESET: ({ email }) => ({
    subject: 'Setze dein Courtside-Passwort zurück',
    before: `Jemand, vermutlich du, möchte das Passwort von ${email} zurücksetzen. Wähle hier ein neues:`,
    after: 'Der Link gilt einmal, eine Stunde lang. Wenn du es nicht warst, ignoriere diese Nachricht: Nichts hat sich geändert.',
  }),
  VERIFY_EMAIL: ({ email }) => ({
    subject: 'Bestätige deine E-Mail-Adresse',
    before: `Bitte bestätige, dass ${email} deine Adresse ist:`,
    after: 'Wenn du kein Courtside-Konto hast, ignoriere diese Nachricht.',
  }),
  VERIFY_AND_CHANGE_EMAIL: ({ email, newEmail }) => ({
    subject: 'Bestätige deine neue E-Mail-Adresse',
    before: `Du möchtest deine Adresse von ${email} zu ${newEmail ?? ''} ändern. Bestätige es hier:`,
    after: 'Wenn du es nicht warst, ignoriere diese Nachricht: Nichts hat sich geändert.',
  }),
  EMAIL_SIGNIN: ({ email }) => ({
    subject: 'Dein Link zum Einloggen bei Courtside',
    before: `Logge dich mit diesem Link als ${email} ein:`,
    after: 'Der Link gilt einmal, eine Stunde lang. Wenn du ihn nicht angefordert hast, ignoriere diese Nachricht.',
  }),
  RECOVER_EMAIL: ({ email, newEmail }) => ({
    subject: 'Deine E-Mail-Adresse wurde geändert',
    before: `Die Adresse deines Courtside-Kontos wurde von ${email} zu ${newEmail ?? 'einer anderen'} geändert. Wenn du es nicht warst, nimm sie hier zurück:`,
    after: 'Wenn du es warst, ist nichts zu tun.',
  }),
};

const spanish: Words = {
  PASSWORD_RESET: ({ email }) => ({
    subject: 'Restablece tu contraseña de Courtside',
    before: `Alguien, probablemente tú, pidió restablecer la contraseña de ${email}. Elige una nueva aquí:`,
    after: 'El enlace sirve una vez, durante una hora. Si no fuiste tú, ignora este mensaje: no ha cambiado nada.',
  }),
  VERIFY_EMAIL: ({ email }) => ({
    subject: 'Confirma tu dirección de correo',
    before: `Confirma que ${email} es tu dirección:`,
    after: 'Si no tienes cuenta en Courtside, ignora este mensaje.',
  }),
  VERIFY_AND_CHANGE_EMAIL: ({ email, newEmail }) => ({
    subject: 'Confirma tu nueva dirección de correo',
    before: `Has pedido cambiar tu dirección de ${email} a ${newEmail ?? ''}. Confírmalo aquí:`,
    after: 'Si no fuiste tú, ignora este mensaje: no ha cambiado nada.',
  }),
  EMAIL_SIGNIN: ({ email }) => ({
    subject: 'Tu enlace para entrar en Courtside',
    before: `Entra como ${email} con este enlace:`,
    after: 'El enlace sirve una vez, durante una hora. Si no lo pediste, ignora este mensaje.',
  }),
  RECOVER_EMAIL: ({ email, newEmail }) => ({
    subject: 'Se cambió tu dirección de correo',
    before: `La dirección de tu cuenta de Courtside cambió de ${email} a ${newEmail ?? 'otra'}. Si no fuiste tú, recupérala aquí:`,
    after: 'Si fuiste tú, no hay que hacer nada.',
  }),
};

const words: Readonly<Record<MessageLanguage, Words>> = { en: english, fr: french, de: german, es: spanish };

/** Subject and plain text of a message. */
export function wordMessage(
  requestType: OobRequestType,
  language: MessageLanguage,
  facts: Facts & { link: string },
): { subject: string; text: string } {
  const { subject, before, after } = words[language][requestType](facts);
  return { subject, text: `${before}\n\n${facts.link}\n\n${after}\n` };
}
