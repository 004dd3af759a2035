import type { SameKeys } from '../../same-keys';
import type { elements as en } from '../en/elements';

export const elements = {
  by: 'En vivo en {{product}}',
  asOf: 'Actualizado: {{time}}. Sin conexión desde entonces.',
  state: {
    loading: 'Cargando…',
    failed: 'Ahora no se puede cargar.',
    unknown: 'Ese torneo no existe, o no es público.',
    hidden: 'La organización aún no lo muestra.',
  },
  now: {
    title: 'En la cancha',
    court: 'Cancha {{letter}}',
    results: 'Últimos resultados',
    nothing: 'No hay partidos ahora.',
    held: 'El juego se reanuda a las {{time}}.',
  },
  phase: {
    live: 'En vivo',
    paused: 'En pausa',
    held: 'En espera',
    called: 'Llamado a la cancha',
    next: 'Siguiente',
    pending: 'Falta marcador',
    over: 'Marcador final',
    closed: 'Cerrada',
    done: 'Todos los partidos jugados',
  },
  ending: {
    overtime: 'Prór.',
    goldenGoal: 'G. oro',
    forfeitByTeam1: 'W. O.',
    forfeitByTeam2: 'W. O.',
    doubleForfeit: '2 × W. O.',
    cancelled: 'Cancelado',
  },
  schedule: {
    title: 'Calendario',
    time: 'Hora',
    court: 'Cancha',
    game: 'Partido',
    score: 'Marcador',
    late: 'hacia las {{time}}',
    bye: 'Exento en la ronda {{number}}: {{team}}',
  },
  standings: {
    title: 'Clasificación',
    group: 'Grupo {{letter}}',
    overall: 'Todos los equipos',
    rank: 'Puesto',
    team: 'Equipo',
    adjusted: '{{team}}: {{points}} pts. {{reason}}',
  },
  column: {
    played: 'Partidos jugados',
    wins: 'Victorias',
    draws: 'Empates',
    losses: 'Derrotas',
    goalDifference: 'Diferencia de goles',
    points: 'Puntos',
  },
  letter: {
    played: 'J',
    wins: 'V',
    draws: 'E',
    losses: 'D',
    goalDifference: '+/−',
    points: 'Pts',
  },
  bracket: {
    title: 'Cuadro',
  },
  tournaments: {
    title: 'Torneos',
    none: 'No hay ningún torneo anunciado.',
  },
} as const satisfies SameKeys<typeof en>;
