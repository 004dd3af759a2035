import type { SameKeys } from '../../same-keys';
import type { shuffle as en } from '../en/shuffle';

export const shuffle = {
  intro: 'Equipos nuevos en cada ronda y una sola tabla para todos.',
  round: 'Ronda {{number}}',
  roundDay: 'Ronda {{number}}, {{day}}',
  earlier: 'Rondas anteriores',
  none: 'La primera ronda aún no se ha sorteado.',
  stillOpen: '{{round}}, sin resultado',
  noScore: 'Aún sin resultado',
  game: 'Partido {{number}}, {{time}}, cancha {{letter}}: {{one}} contra {{other}}',
  rests_one: 'Descansa: {{names}}.',
  rests_other: 'Descansan: {{names}}.',
  table: 'Clasificación individual',
  noTable: 'La clasificación empieza con el primer resultado.',
  player: 'Jugador',
  perGame: 'Puntos por partido',
  perGameShort: 'Pts/P',
  away: 'no está',
  level: 'Quienes empatan comparten el puesto. Primero los puntos, luego victorias, diferencia de goles y goles.',
  youPlay: 'Juegas a las {{time}} en la cancha {{letter}}',
  youPlayDay: 'Juegas el {{day}} a las {{time}} en la cancha {{letter}}',
  youPlayed: 'Tu partido de la ronda {{number}}',
  withMates: 'Con {{names}}',
  againstThem: 'Contra {{names}}',
  youRest: 'Descansas en la ronda {{number}}.',
  notInRound: 'No estás en la ronda {{number}}.',
} as const satisfies SameKeys<typeof en>;
