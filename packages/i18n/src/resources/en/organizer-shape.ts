/** Removes a day of a schedule. */
export const removeDay = {
  title: 'Remove a day',
  submit: 'Remove the day',
  begun_one:
    '{{count}} game of this day has a result or has begun. A played game keeps its day, so the day stays; its other games can be moved.',
  begun_other:
    '{{count}} games of this day have a result or have begun. A played game keeps its day, so the day stays; its other games can be moved.',
  unplaced_one: '{{count}} game has no room on another day before midnight: {{games}}. First add a court or a day, or delete the game.',
  unplaced_other: '{{count}} games have no room on another day before midnight: {{games}}. First add a court or a day, or delete games.',
  goes: '{{day}} goes. None of its games was played.',
  empty: '{{day}} goes. It has no games.',
  stays: 'All pairings and results stay, and so do the times of the other games.',
  moves_one: '{{count}} game moves to {{day}}, which then ends at {{then}} instead of {{now}}.',
  moves_other: '{{count}} games move to {{day}}, which then ends at {{then}} instead of {{now}}.',
  fills_one: '{{count}} game moves to {{day}}, which then ends at {{then}}.',
  fills_other: '{{count}} games move to {{day}}, which then ends at {{then}}.',
  list: 'Games that move',
  to: 'New on {{day}}',
  times: '{{from}} → {{to}}',
} as const;

/** When the event ends after a change of its shape. */
export const shapeEnd = {
  added_one: 'It has at least {{count}} game. If it follows the last planned one, the event ends {{then}} instead of {{now}}.',
  added_other: 'It has at least {{count}} games. If they follow the last planned one, the event ends {{then}} instead of {{now}}.',
  moved: 'The event then ends {{then}} instead of {{now}}.',
  same: 'The event still ends {{now}}.',
  moment: '{{day}}, {{time}}',
} as const;
