import type { SameKeys } from '../../same-keys';
import type { registration as en } from '../en/registration';
import { registrationForm } from './registration-form';
import { registrationPlaces } from './registration-places';

export const registration = {
  title: 'Anmelden',
  loading: 'Wird geladen…',
  closed: {
    title: 'Anmeldung geschlossen',
    text: 'Die Anmeldung ist leider geschlossen',
    home: 'Startseite',
    registered: 'Du bist für dieses Turnier angemeldet.',
    signedOut: 'Schon angemeldet? Logge dich ein, um deine Anmeldung zu sehen.',
    kept: 'Was du getippt hast, bleibt in diesem Tab. Öffnet die Anmeldung wieder, ist es noch da.',
  },
  before: {
    title: 'Die Anmeldung hat noch nicht begonnen',
    text: 'Sie öffnet am {{when}}{{zone}}. Das Formular erscheint dann von selbst hier.',
    days: '{{days}} T {{hours}} h {{minutes}} min {{seconds}} s',
    hours: '{{hours}} h {{minutes}} min {{seconds}} s',
  },
  signedOut: {
    text: 'Du musst eingeloggt sein, um dich anzumelden',
    login: 'Einloggen',
    signUp: 'Konto erstellen',
    kept: 'Was du getippt hast, bleibt in diesem Tab.',
  },
  complete: {
    title: 'Anmeldung abgeschlossen!',
    text: 'Glückwunsch, deine Anmeldung hat geklappt!',
    own: 'Deine Anmeldung',
    details: 'Turnier ansehen',
    team: 'Team',
    contact: 'Kontakt',
    players: 'Spieler:innen',
    slotsFree_one: '{{count}} Person noch nicht genannt',
    slotsFree_other: '{{count}} Personen noch nicht genannt',
    change: 'Um etwas zu ändern, schreib der Turnierleitung:',
    changeWithout: 'Um etwas zu ändern, frag die Turnierleitung: Sie kann deine Anmeldung jederzeit ändern.',
    else: 'Für alles andere schreib der Turnierleitung:',
    elseWithout: 'Für alles andere frag die Turnierleitung.',
    organizers: 'Organisiert von {{names}}.',
    leave: 'Mixer verlassen',
    leaveTitle: 'Mixer verlassen?',
    leaveText: 'Dein Platz wird frei. Du kannst wieder mitmachen, solange die Anmeldung offen ist.',
    stay: 'Platz behalten',
    leaveFailed: 'Du bist noch im Mixer: Das Verlassen ging nicht. Versuche es erneut.',
  },
  mail: {
    title: 'Nachrichten per E-Mail',
    reached: 'Nachrichten zu diesem Turnier gehen an {{email}}.',
    stop: 'Keine Nachrichten mehr',
    stopped: 'Du bekommst keine Nachrichten zu diesem Turnier.',
    resume: 'Nachrichten schicken',
    unproven:
      'Wir können dir noch nicht schreiben. Bestätige, dass {{email}} deine Adresse ist: Dann bekommst du eine Bestätigung deiner Anmeldung und was die Turnierleitung schreibt.',
    send: 'Link schicken',
    sent: 'Wir haben einen Link an {{email}} geschickt. Öffne ihn und komm dann hierher zurück.',
    check: 'Ich habe ihn geöffnet',
    notYet: 'Der Link wurde noch nicht geöffnet.',
    failed: 'Das ging nicht. Versuche es erneut.',
  },
  proof: {
    title: 'Bestätige zuerst deine Adresse',
    text: 'Die Turnierleitung nimmt nur Anmeldungen von Leuten mit bestätigter E-Mail-Adresse an.',
    send: 'Wir schicken einen Link an {{email}}. Öffne ihn und mach dann hier weiter.',
  },
  ...registrationForm,
  ...registrationPlaces,
} as const satisfies SameKeys<typeof en>;
