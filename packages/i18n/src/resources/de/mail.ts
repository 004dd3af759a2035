import type { SameKeys } from '../../same-keys';
import type { mail as en } from '../en/mail';

export const mail = {
  registered: {
    subject: 'Ihr seid angemeldet: {{tournament}}',
    text: 'Dein Team {{team}} ist für {{tournament}} angemeldet.',
    places:
      'Die Startplätze sind begrenzt. Ob dein Team einen Startplatz hat oder auf der Warteliste steht, und auf welcher Nummer, siehst du hier: {{link}}',
  },
  withdrawn: {
    subject: 'Dein Team wurde abgemeldet: {{tournament}}',
    text: 'Die Turnierleitung hat dein Team {{team}} von {{tournament}} abgemeldet. Wenn das ein Fehler ist, schreib ihr.',
  },
  cancelled: {
    subject: 'Abgesagt: {{tournament}}',
    text: '{{tournament}} ist abgesagt: Die Turnierleitung hat es gelöscht, samt der Anmeldung deines Teams.',
  },
  moved: {
    subject: 'Neuer Termin oder Ort: {{tournament}}',
    text: 'Die Turnierleitung hat geändert, wann oder wo {{tournament}} stattfindet. Das sind die neuen Angaben:',
  },
  movedUp: {
    subject: 'Ihr habt einen Startplatz: {{tournament}}',
    text: 'Ein Startplatz ist frei geworden. Dein Team {{team}} rückt von der Warteliste nach und spielt bei {{tournament}}.',
  },
  drawn: {
    subject: 'Auf Los {{rank}} von {{of}} gezogen: {{tournament}}',
    text: 'Die Startplätze von {{tournament}} wurden ausgelost. Dein Team {{team}} wurde als Nummer {{rank}} von {{of}} gezogen.',
    in: 'Es hat einen Startplatz.',
    waiting: 'Es ist Nummer {{number}} auf der Warteliste. Die aktuelle Nummer steht immer hier: {{page}}',
    check: 'Die ganze Reihenfolge, und wie alle sie nachprüfen können: {{link}}',
  },
  handedOver: {
    subject: 'Dein Team hat eine neue Kapitän:in: {{tournament}}',
    text: 'Jemand hat den Link geöffnet, den du erstellt hast, und leitet ab jetzt {{team}} bei {{tournament}}. Du bekommst dazu keine Nachrichten mehr. Wenn das nicht gewollt war, schreib der Turnierleitung.',
  },
  message: {
    subject: '{{subject}} – {{tournament}}',
    text: 'Die Turnierleitung von {{tournament}} schreibt an alle Kapitän:innen:',
  },
  when: 'Wann: {{dates}}',
  where: 'Wo: {{location}}',
  link: 'Die Seite des Turniers: {{link}}',
  contact: 'Die Turnierleitung: {{contact}}',
  why: 'Du bekommst diese Nachricht, weil du bei Courtside ein Team für {{tournament}} angemeldet und diese Adresse bestätigt hast. Antworten werden nicht gelesen.',
  stop: 'Keine Nachrichten mehr: {{link}}',
} as const satisfies SameKeys<typeof en>;
