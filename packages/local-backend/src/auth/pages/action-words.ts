import type { MessageLanguage } from '../../outbox/message';

const english = {
  resetTitle: 'Choose a new password',
  resetFor: (email: string) => `For ${email}. At least 6 characters.`,
  newPassword: 'New password',
  save: 'Save the password',
  weak: 'The password needs at least 6 characters.',
  resetDone: 'Your password was changed',
  resetDoneText: 'You can sign in with it now. Everywhere else you were signed out.',
  confirmTitle: 'Confirm your email address',
  confirmFor: (email: string) => `Please confirm that ${email} is your address.`,
  confirm: 'Confirm',
  confirmDone: 'Your email address is confirmed',
  recoverTitle: 'Take your old address back',
  recoverFor: (email: string) => `Your account will use ${email} again. Change your password afterwards.`,
  recover: 'Take it back',
  recoverDone: 'Your account uses the old address again',
  bad: 'This link can’t be used',
  badText: 'It has been used already, or it is too old. Ask for a new one.',
  taken: 'Another account now uses this address.',
  disabled: 'This account is disabled.',
  signInText: 'Open this link in the app in which you asked for it.',
  goOn: 'Continue',
};

export type ActionWords = typeof english;

const french: ActionWords = {
  resetTitle: 'Choisissez un nouveau mot de passe',
  resetFor: (email) => `Pour ${email}. Au moins 6 caractères.`,
  newPassword: 'Nouveau mot de passe',
  save: 'Enregistrer le mot de passe',
  weak: 'Le mot de passe doit contenir au moins 6 caractères.',
  resetDone: 'Votre mot de passe a été modifié',
  resetDoneText: 'Vous pouvez maintenant vous connecter. Partout ailleurs, vous avez été déconnecté.',
  confirmTitle: 'Confirmez votre adresse e-mail',
  confirmFor: (email) => `Merci de confirmer que ${email} est bien votre adresse.`,
  confirm: 'Confirmer',
  confirmDone: 'Votre adresse e-mail est confirmée',
  recoverTitle: 'Rétablir votre ancienne adresse',
  recoverFor: (email) => `Votre compte utilisera de nouveau ${email}. Changez ensuite votre mot de passe.`,
  recover: 'Rétablir',
  recoverDone: 'Votre compte utilise de nouveau l’ancienne adresse',
  bad: 'Ce lien ne peut pas être utilisé',
  badText: 'Il a déjà servi, ou il est trop ancien. Demandez-en un nouveau.',
  taken: 'Un autre compte utilise désormais cette adresse.',
  disabled: 'Ce compte est désactivé.',
  signInText: 'Ouvrez ce lien dans l’application où vous l’avez demandé.',
  goOn: 'Continuer',
};

const german: ActionWords = {
  resetTitle: 'Wähle ein neues Passwort',
  resetFor: (email) => `Für ${email}. Mindestens 6 Zeichen.`,
  newPassword: 'Neues Passwort',
  save: 'Passwort speichern',
  weak: 'Das Passwort braucht mindestens 6 Zeichen.',
  resetDone: 'Dein Passwort ist geändert',
  resetDoneText: 'Du kannst dich jetzt damit einloggen. Überall sonst wurdest du ausgeloggt.',
  confirmTitle: 'Bestätige deine E-Mail-Adresse',
  confirmFor: (email) => `Bitte bestätige, dass ${email} deine Adresse ist.`,
  confirm: 'Bestätigen',
  confirmDone: 'Deine E-Mail-Adresse ist bestätigt',
  recoverTitle: 'Nimm deine alte Adresse zurück',
  recoverFor: (email) => `Dein Konto verwendet wieder ${email}. Ändere danach dein Passwort.`,
  recover: 'Zurücknehmen',
  recoverDone: 'Dein Konto verwendet wieder die alte Adresse',
  bad: 'Dieser Link lässt sich nicht verwenden',
  badText: 'Er wurde schon benutzt oder ist zu alt. Fordere einen neuen an.',
  taken: 'Diese Adresse gehört jetzt zu einem anderen Konto.',
  disabled: 'Dieses Konto ist gesperrt.',
  signInText: 'Öffne diesen Link in der App, in der du ihn angefordert hast.',
  goOn: 'Weiter',
};

const words: Readonly<Record<MessageLanguage, ActionWords>> = { en: english, fr: french, de: german };

export const actionWords = (language: MessageLanguage): ActionWords => words[language];
