import type { SameKeys } from '../../same-keys';
import type { stages as en } from '../en/stages';

export const stages = {
  firstGroups: 'Primeros grupos',
  firstRounds: 'Primeras rondas',
  round: 'Ronda {{number}}',
  cut: 'Por encima de la línea discontinua: pasan a {{stage}}.',
  carried: {
    games: 'Incluye los partidos anteriores entre estos equipos: {{stage}}.',
    points: 'Empieza con los puntos de: {{stage}}.',
    game: '{{one}} – {{other}} {{score}}',
    pointsOf_one: '{{team}}: {{count}} punto',
    pointsOf_other: '{{team}}: {{count}} puntos',
  },
  provisional: 'Provisional: como si los grupos anteriores terminaran ahora',
  notDrawn: 'Sin sortear: los resultados aún pueden corregirse',
  named: 'Empieza aquí',
  rank: 'Puesto {{rank}}',
  place1: '1.º del grupo {{letter}}',
  place2: '2.º del grupo {{letter}}',
  place3: '3.º del grupo {{letter}}',
  place: '{{rank}}.º del grupo {{letter}}',
} as const satisfies SameKeys<typeof en>;
