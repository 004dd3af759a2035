import type { SameKeys } from '../../same-keys';
import type { organizerUndo as en } from '../en/organizer-undo';

export const organizerUndo = {
  undo: 'Annuler',
  key: 'Annuler le dernier changement du programme',
  moved: '{{game}} : match déplacé.',
  breakMoved: 'Une pause a été déplacée.',
  breakAdded: 'Pause ajoutée.',
  breakRemoved: 'Pause retirée.',
  matchDeleted: '{{game}} : match supprimé.',
  referees_one: '{{count}} arbitre a été changé.',
  referees_other: '{{count}} arbitres ont été changés.',
  scheduleDeleted: 'Le programme a été supprimé.',
  bracketDeleted: 'Le tableau a été supprimé.',
  dayRemoved: '{{day}} a été retiré.',
  undone: 'Annulé : {{change}}',
  changed: 'Quelqu’un a changé cela entre-temps : rien n’a été annulé.',
  failed: 'Ceci n’a pas été annulé. {{message}}',
} as const satisfies SameKeys<typeof en>;
