import type { SameKeys } from '../../same-keys';
import type { shuffle as en } from '../en/shuffle';

export const shuffle = {
  intro: 'De nouvelles équipes à chaque ronde, un seul classement pour tout le monde.',
  round: 'Ronde {{number}}',
  roundDay: 'Ronde {{number}}, {{day}}',
  earlier: 'Rondes précédentes',
  none: 'La première ronde n’est pas encore tirée.',
  stillOpen: '{{round}}, sans résultat',
  noScore: 'Pas encore de résultat',
  game: 'Match {{number}}, {{time}}, terrain {{letter}} : {{one}} contre {{other}}',
  rests_one: 'Au repos : {{names}}.',
  rests_other: 'Au repos : {{names}}.',
  table: 'Classement individuel',
  noTable: 'Le classement commence avec le premier résultat.',
  player: 'Joueur',
  perGame: 'Points par match',
  perGameShort: 'Pts/M',
  away: 'absent',
  level: 'À égalité, le rang est partagé. D’abord les points, puis les victoires, la différence de buts et les buts.',
  youPlay: 'Vous jouez à {{time}} sur le terrain {{letter}}',
  youPlayDay: 'Vous jouez le {{day}} à {{time}} sur le terrain {{letter}}',
  youPlayed: 'Votre match de la ronde {{number}}',
  withMates: 'Avec {{names}}',
  againstThem: 'Contre {{names}}',
  youRest: 'Vous êtes au repos à la ronde {{number}}.',
  notInRound: 'Vous n’êtes pas dans la ronde {{number}}.',
} as const satisfies SameKeys<typeof en>;
