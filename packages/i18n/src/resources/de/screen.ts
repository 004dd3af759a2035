import type { SameKeys } from '../../same-keys';
import type { screen as en } from '../en/screen';

export const screen = {
  title: 'Anzeige',
  progress: '{{played}} von {{total}} gespielt',
  asOf: 'Stand {{time}}',
  results: 'Letzte Ergebnisse',
  next: 'Nächste Spiele',
  start: 'Beginn um',
  soon: 'gleich',
  afterNext: 'Danach',
  nextOn: 'Als Nächstes auf Feld {{letter}}',
  played_one: '{{count}} gespielt',
  played_other: '{{count}} gespielt',
  adjusted_one: '{{points}} Punkt: {{reason}}',
  adjusted_other: '{{points}} Punkte: {{reason}}',
  part: '{{part}} von {{parts}}',
  then: 'Danach {{title}}',
  follow: 'Verfolge dein Team am Handy',
  what: 'Zeiten, Ergebnisse, Turnierbaum',
  welcome: 'Wann und wo',
  controls: {
    title: 'Seiten blättern',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    pause: 'Pause',
    play: 'Weiter',
    keys: 'Leertaste hält an, Pfeiltasten blättern.',
  },
  waiting: {
    loading: 'Wird geladen…',
    failed: 'Wartet auf Netz',
    private: 'Dieses Turnier ist noch nicht öffentlich',
    again: 'Die Anzeige läuft von selbst weiter.',
  },
} as const satisfies SameKeys<typeof en>;
