import type { SameKeys } from '../../same-keys';
import type { standings as en } from '../en/standings';

export const standings = {
  group: 'Groupe {{letter}}',
  overall: 'Toutes les équipes',
  column: {
    rank: 'Rang',
    team: 'Équipe',
    played: 'Matchs joués',
    wins: 'Victoires',
    draws: 'Nuls',
    losses: 'Défaites',
    goalDifference: 'Différence de buts',
    points: 'Points',
  },
  letter: {
    played: 'J',
    wins: 'V',
    draws: 'N',
    losses: 'D',
    goalDifference: '+/−',
    points: 'Pts',
  },
  goals: ', {{for}} marqués, {{against}} encaissés',
  byes: 'Une équipe exempte n’a pas d’adversaire : la ronde compte comme jouée et gagnée.',
  cut: 'Au-dessus des pointillés : qualifiées pour le tableau.',
  cutMain: 'Au-dessus des pointillés : qualifiées pour le tableau principal.',
  notes: {
    forfeit: '{{team}} a perdu par forfait contre {{other}} : compté 0–{{goals}}.',
    doubleForfeit: 'Double forfait entre {{team}} et {{other}} : défaite pour les deux.',
    falls: '{{team}} s’est retirée : ses matchs ne comptent pas.',
    stands: '{{team}} s’est retirée : les matchs qu’elle a joués comptent.',
  },
  why: 'Pourquoi cet ordre ?',
  ahead: {
    tieBreaker: 'Devant aux matchs d’appui gagnés : {{above}} contre {{below}}',
    points: 'Devant aux points : {{above}} contre {{below}}',
    wins: 'Devant aux victoires : {{above}} contre {{below}}',
    draws: 'Devant aux nuls : {{above}} contre {{below}}',
    losses: 'Devant par moins de défaites : {{above}} contre {{below}}',
    headToHead: 'Devant par les matchs entre elles : {{above}} contre {{below}}',
    goalDifference: 'Devant à la différence de buts : {{above}} contre {{below}}',
    goalsFor: 'Devant aux buts marqués : {{above}} contre {{below}}',
    goalsAgainst: 'Devant par moins de buts encaissés : {{above}} contre {{below}}',
    order: 'Égalité en tout : l’ordre d’inscription décide',
  },
  rules: {
    pointsFirst: '{{points}} points par victoire ; les points d’abord.',
    winsFirst: '{{points}} points par victoire ; les victoires d’abord.',
    more: 'Comment départager les équipes',
  },
} as const satisfies SameKeys<typeof en>;
