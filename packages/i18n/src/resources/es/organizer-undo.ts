import type { SameKeys } from '../../same-keys';
import type { organizerUndo as en } from '../en/organizer-undo';

export const organizerUndo = {
  undo: 'Deshacer',
  key: 'Deshacer el último cambio del plan',
  moved: '{{game}} se movió.',
  breakMoved: 'Se movió una pausa.',
  breakAdded: 'Se añadió una pausa.',
  breakRemoved: 'Se quitó una pausa.',
  matchDeleted: '{{game}}: partido eliminado.',
  referees_one: 'Se cambió {{count}} arbitraje.',
  referees_other: 'Se cambiaron {{count}} arbitrajes.',
  scheduleDeleted: 'El calendario se eliminó.',
  bracketDeleted: 'El cuadro se eliminó.',
  dayRemoved: '{{day}} se quitó.',
  undone: 'Deshecho: {{change}}',
  changed: 'Alguien cambió esto entretanto, así que no se deshizo nada.',
  failed: 'No se deshizo. {{message}}',
} as const satisfies SameKeys<typeof en>;
