import type { SameKeys } from '../../same-keys';
import type { organizerUndo as en } from '../en/organizer-undo';

export const organizerUndo = {
  undo: 'Rückgängig',
  key: 'Letzte Änderung des Plans rückgängig machen',
  moved: '{{game}} wurde verschoben.',
  breakMoved: 'Eine Pause wurde verschoben.',
  breakAdded: 'Eine Pause wurde eingefügt.',
  breakRemoved: 'Eine Pause wurde entfernt.',
  matchDeleted: '{{game}} wurde gelöscht.',
  referees_one: '{{count}} Schiri wurde geändert.',
  referees_other: '{{count}} Schiris wurden geändert.',
  scheduleDeleted: 'Der Spielplan wurde gelöscht.',
  bracketDeleted: 'Der Turnierbaum wurde gelöscht.',
  dayRemoved: '{{day}} wurde entfernt.',
  undone: 'Rückgängig: {{change}}',
  changed: 'Jemand hat das inzwischen geändert, darum wurde nichts rückgängig gemacht.',
  failed: 'Das wurde nicht rückgängig gemacht. {{message}}',
} as const satisfies SameKeys<typeof en>;
