import type { SameKeys } from '../../same-keys';
import type { share as en } from '../en/share';

export const share = {
  title: 'Teilen',
  what: 'Was teilen',
  tournament: 'Das Turnier',
  sections: 'Teile der Seite',
  teams: 'Teams',
  games: 'Spiele',
  game: 'Nr. {{number}}: {{one}} – {{other}}',
  qr: 'QR-Code des Links',
  link: 'Link',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  copyFailed: 'Kopieren ging nicht. Markiere den Link und kopiere ihn von Hand.',
  share: 'Teilen',
  notPublic: 'Das Turnier ist nicht öffentlich: Der Link öffnet sich nur für die Turnierleitung.',
  poster: 'Aushang fürs Feld',
  screen: 'Auf Großbild zeigen',
  sheet: {
    title: 'Aushang',
    loading: 'Aushang wird geladen…',
    help: 'Ein A4-Blatt mit dem Code der Seite, zum Aufhängen am Feld.',
    print: 'Drucken',
    back: 'Zurück zum Turnier',
    scan: 'Spiele, Felder und Live-Ergebnisse',
    how: 'Scanne den Code oder tippe:',
  },
} as const satisfies SameKeys<typeof en>;
