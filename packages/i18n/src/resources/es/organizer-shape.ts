import type { SameKeys } from '../../same-keys';
import type { removeDay as enRemoveDay, shapeEnd as enShapeEnd } from '../en/organizer-shape';

export const removeDay = {
  title: 'Quitar un día',
  submit: 'Quitar el día',
  begun_one:
    '{{count}} partido de este día tiene resultado o ha empezado. Un partido jugado conserva su día, así que el día se queda; sus otros partidos se pueden mover.',
  begun_other:
    '{{count}} partidos de este día tienen resultado o han empezado. Un partido jugado conserva su día, así que el día se queda; sus otros partidos se pueden mover.',
  unplaced_one:
    '{{count}} partido no cabe en otro día antes de medianoche: {{games}}. Añade antes una cancha o un día, o elimina el partido.',
  unplaced_other:
    '{{count}} partidos no caben en otro día antes de medianoche: {{games}}. Añade antes una cancha o un día, o elimina partidos.',
  goes: '{{day}} desaparece. Ninguno de sus partidos se jugó.',
  empty: '{{day}} desaparece. No tiene partidos.',
  stays: 'Todos los cruces y resultados se quedan, y también las horas de los demás partidos.',
  moves_one: '{{count}} partido pasa a {{day}}, que termina entonces a las {{then}} en lugar de a las {{now}}.',
  moves_other: '{{count}} partidos pasan a {{day}}, que termina entonces a las {{then}} en lugar de a las {{now}}.',
  fills_one: '{{count}} partido pasa a {{day}}, que termina entonces a las {{then}}.',
  fills_other: '{{count}} partidos pasan a {{day}}, que termina entonces a las {{then}}.',
  list: 'Partidos que se mueven',
  to: 'Nuevos: {{day}}',
  times: '{{from}} → {{to}}',
} as const satisfies SameKeys<typeof enRemoveDay>;

export const shapeEnd = {
  added_one: 'Tiene al menos {{count}} partido. Si sigue al último partido previsto, el torneo termina el {{then}} (ahora: {{now}}).',
  added_other: 'Tiene al menos {{count}} partidos. Si siguen al último partido previsto, el torneo termina el {{then}} (ahora: {{now}}).',
  moved: 'El torneo termina entonces el {{then}} (ahora: {{now}}).',
  same: 'El torneo sigue terminando el {{now}}.',
  moment: '{{day}}, {{time}}',
} as const satisfies SameKeys<typeof enShapeEnd>;
