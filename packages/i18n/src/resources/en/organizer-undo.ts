/** Changes of a plan that can be taken back. */
export const organizerUndo = {
  undo: 'Undo',
  key: 'Undo the last change of the plan',
  moved: '{{game}} was moved.',
  breakMoved: 'A break was moved.',
  breakAdded: 'A break was added.',
  breakRemoved: 'A break was removed.',
  matchDeleted: '{{game}} was deleted.',
  referees_one: '{{count}} referee was changed.',
  referees_other: '{{count}} referees were changed.',
  scheduleDeleted: 'The schedule was deleted.',
  bracketDeleted: 'The bracket was deleted.',
  dayRemoved: '{{day}} was removed.',
  undone: 'Undone: {{change}}',
  changed: 'Somebody changed this in the meantime, so nothing was undone.',
  failed: 'This was not undone. {{message}}',
} as const;
