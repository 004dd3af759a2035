import type { SameKeys } from '../../same-keys';
import type * as en from '../en/organizer-day-devices';

export const boards = {
  too: 'Zählt hier auch: {{names}}.',
  organizer: 'Turnierleitung',
  thisDevice: 'dieses Gerät',
  otherDevice: 'ein anderes Gerät',
  last: 'Letztes Tor: {{team}}, {{time}} ({{device}}).',
  question: 'Ein Tor oder zwei?',
  both: '{{team}}: {{one}} und {{other}} haben fast gleichzeitig je ein Tor gezählt.',
  one: 'Ein Tor: {{score}}',
  two: 'Zwei Tore: {{score}}',
} as const satisfies SameKeys<typeof en.boards>;

export const pass = {
  of: 'Zugang: {{name}}',
  waiting: 'Die Feldübersicht wird mit deinem Zugang geöffnet…',
  retry: 'Erneut versuchen',
  notNeeded: 'Du organisierst dieses Turnier und brauchst keinen Zugang. Der Link gilt weiter für jemand anderen.',
  offline: {
    title: 'Noch keine Verbindung',
    text: 'Der Zugang bleibt gespeichert und gilt, sobald es Netz gibt. Danach geht die Feldübersicht auch ohne.',
  },
  refused: {
    title: 'Dieser Zugang öffnet die Feldübersicht nicht',
    text: 'Der Link ist unvollständig oder gehört zu einem anderen Turnier, oder der Zugang wurde widerrufen. Frag die Turnierleitung nach einem neuen.',
  },
  revoked: {
    title: 'Dieser Zugang wurde widerrufen',
    text: 'Was du bis dahin gezählt hast, bleibt erhalten. Frag die Turnierleitung, ob du weitermachen sollst.',
  },
  expired: {
    title: 'Dieser Zugang ist abgelaufen',
    text: 'Ein Zugang gilt bis zum Tag nach dem Turnier.',
  },
  notEnabled: {
    title: 'Zugänge sind hier nicht eingeschaltet',
    text: 'Zählen ohne Konto braucht die anonyme Anmeldung, die der Betreiber dieser Website nicht eingeschaltet hat. Sag der Turnierleitung Bescheid.',
  },
  failed: {
    title: 'Der Zugang ging nicht',
    text: 'Etwas ist schiefgegangen. Versuche es erneut; hilft das nicht, frag die Turnierleitung nach einem neuen Link.',
  },
} as const satisfies SameKeys<typeof en.pass>;

export const keeper = {
  waits: 'Beendet: {{score}}. Die Turnierleitung bestätigt es.',
  goOn: 'Nächstes Spiel',
  confirmed: '{{team1}} {{score}} {{team2}} ist von der Turnierleitung bestätigt und lässt sich hier nicht mehr ändern.',
} as const satisfies SameKeys<typeof en.keeper>;
