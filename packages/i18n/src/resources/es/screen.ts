import type { SameKeys } from '../../same-keys';
import type { screen as en } from '../en/screen';

export const screen = {
  title: 'Pantalla',
  progress: '{{played}} de {{total}} jugados',
  asOf: 'Actualizado: {{time}}',
  results: 'Últimos resultados',
  next: 'Próximos partidos',
  start: 'Empieza a las',
  soon: 'pronto',
  afterNext: 'Después',
  nextOn: 'Siguiente en la cancha {{letter}}',
  played_one: '{{count}} jugado',
  played_other: '{{count}} jugados',
  adjusted_one: '{{points}} punto: {{reason}}',
  adjusted_other: '{{points}} puntos: {{reason}}',
  part: '{{part}} de {{parts}}',
  then: 'Después: {{title}}',
  follow: 'Sigue a tu equipo en tu teléfono',
  what: 'Horarios, marcadores, cuadro',
  welcome: 'Cuándo y dónde',
  controls: {
    title: 'Paso de páginas',
    previous: 'Página anterior',
    next: 'Página siguiente',
    pause: 'Pausa',
    play: 'Reanudar',
    keys: 'Espacio pausa, las flechas pasan páginas.',
  },
  waiting: {
    loading: 'Cargando…',
    failed: 'Esperando conexión',
    private: 'Este torneo aún no es público',
    again: 'La pantalla se reanuda sola.',
  },
} as const satisfies SameKeys<typeof en>;
