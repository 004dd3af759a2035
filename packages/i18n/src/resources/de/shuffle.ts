import type { SameKeys } from '../../same-keys';
import type { shuffle as en } from '../en/shuffle';

export const shuffle = {
  intro: 'Jede Runde neue Teams, eine Tabelle für alle.',
  round: 'Runde {{number}}',
  roundDay: 'Runde {{number}}, {{day}}',
  earlier: 'Frühere Runden',
  none: 'Die erste Runde ist noch nicht ausgelost.',
  stillOpen: '{{round}}, noch offen',
  noScore: 'Noch kein Ergebnis',
  game: 'Spiel {{number}}, {{time}}, Feld {{letter}}: {{one}} gegen {{other}}',
  rests_one: 'Pause: {{names}}.',
  rests_other: 'Pause: {{names}}.',
  table: 'Einzeltabelle',
  noTable: 'Die Tabelle beginnt mit dem ersten Ergebnis.',
  player: 'Spieler:in',
  perGame: 'Punkte pro Spiel',
  perGameShort: 'Pkt/Sp',
  away: 'nicht da',
  level: 'Bei Gleichstand gilt derselbe Rang. Zuerst zählen Punkte, dann Siege, Tordifferenz und Tore.',
  youPlay: 'Du spielst um {{time}} auf Feld {{letter}}',
  youPlayDay: 'Du spielst am {{day}} um {{time}} auf Feld {{letter}}',
  youPlayed: 'Dein Spiel in Runde {{number}}',
  withMates: 'Mit {{names}}',
  againstThem: 'Gegen {{names}}',
  youRest: 'In Runde {{number}} hast du Pause.',
  notInRound: 'In Runde {{number}} bist du nicht dabei.',
} as const satisfies SameKeys<typeof en>;
