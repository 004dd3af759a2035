import type { SameKeys } from '../../same-keys';
import type { stages as en } from '../en/stages';

export const stages = {
  firstGroups: 'Premiers groupes',
  firstRounds: 'Premières rondes',
  round: 'Ronde {{number}}',
  cut: 'Au-dessus de la ligne pointillée : {{stage}}.',
  carried: {
    games: 'Avec les matchs entre ces équipes joués avant : {{stage}}.',
    points: 'Commence avec les points de : {{stage}}.',
    game: '{{one}} – {{other}} {{score}}',
    pointsOf_one: '{{team}} : {{count}} point',
    pointsOf_other: '{{team}} : {{count}} points',
  },
  provisional: 'Provisoire : comme si les groupes précédents finissaient maintenant',
  notDrawn: 'Pas encore tiré : un résultat peut être corrigé',
  named: 'Commence ici',
  rank: 'Rang {{rank}}',
  place1: '1er du groupe {{letter}}',
  place2: '2e du groupe {{letter}}',
  place3: '3e du groupe {{letter}}',
  place: '{{rank}}e du groupe {{letter}}',
} as const satisfies SameKeys<typeof en>;
