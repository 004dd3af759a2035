import type { SameKeys } from '../../same-keys';
import type { stages as en } from '../en/stages';

export const stages = {
  firstGroups: 'Erste Gruppen',
  firstRounds: 'Erste Runden',
  round: 'Runde {{number}}',
  cut: 'Über der gestrichelten Linie: weiter in {{stage}}.',
  carried: {
    games: 'Mit den früheren Spielen zwischen diesen Teams: {{stage}}.',
    points: 'Beginnt mit den Punkten aus: {{stage}}.',
    game: '{{one}} – {{other}} {{score}}',
    pointsOf_one: '{{team}}: {{count}} Punkt',
    pointsOf_other: '{{team}}: {{count}} Punkte',
  },
  provisional: 'Vorläufig: als wären die früheren Gruppen jetzt zu Ende',
  notDrawn: 'Noch nicht ausgelost: Ergebnisse können korrigiert werden',
  named: 'Beginnt hier',
  rank: 'Platz {{rank}}',
  place1: '1. der Gruppe {{letter}}',
  place2: '2. der Gruppe {{letter}}',
  place3: '3. der Gruppe {{letter}}',
  place: '{{rank}}. der Gruppe {{letter}}',
} as const satisfies SameKeys<typeof en>;
