/** Groups beyond the first, as visitors see them. Only pages of events that have some load these words. */
export const stages = {
  firstGroups: 'First groups',
  firstRounds: 'First rounds',
  round: 'Round {{number}}',
  cut: 'Above the dashed line: through to {{stage}}.',
  carried: {
    games: 'Includes the games between these teams from: {{stage}}.',
    points: 'Begins with the points from: {{stage}}.',
    game: '{{one}} – {{other}} {{score}}',
    pointsOf_one: '{{team}}: {{count}} point',
    pointsOf_other: '{{team}}: {{count}} points',
  },
  provisional: 'Provisional: as if the earlier groups ended now',
  notDrawn: 'Not drawn yet: results may still be corrected',
  named: 'Begins here',
  rank: 'Rank {{rank}}',
  place1: '1st of group {{letter}}',
  place2: '2nd of group {{letter}}',
  place3: '3rd of group {{letter}}',
  place: '{{rank}}th of group {{letter}}',
} as const;
