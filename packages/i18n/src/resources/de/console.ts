import type { SameKeys } from '../../same-keys';
import type { console as en } from '../en/console';

export const console = {
  title: 'Turnierkonsole',
  lead: 'Deine Turniere, ohne die öffentliche Website.',
  signIn: 'Zum Organisieren einloggen',
  noAccount: 'Konten werden auf der öffentlichen Website erstellt.',
  signOut: 'Ausloggen',
  nav: 'Konsole',
  myTournaments: 'Meine Turniere',
  search: 'Suchen und öffnen',
  create: 'Organisieren',
  skip: 'Zum Inhalt springen',
  messages: 'Meldungen',
  pending: 'Deine Änderungen warten auf diesem Gerät und gehen raus, sobald das Netz wieder da ist.',
  visitor: {
    title: 'Gäste sehen die öffentliche Website',
    text: 'Die Konsole ist für die Turnierleitung. Was Gäste sehen, steht auf der öffentlichen Website.',
    open: 'Zur öffentlichen Website',
  },
} as const satisfies SameKeys<typeof en>;
