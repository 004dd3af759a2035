/** Texts about Courtside, the meaning of its icons, and how results are decided. */
export const about = {
  title: 'About Courtside',
  what: {
    title: 'What it is',
    text: 'Courtside lists tournaments of team sports, lets teams and players register, and shows the games as they are played. Organizers run the whole event from the same pages.',
  },
  updates: {
    title: 'What’s new',
    items: {
      season:
        'The whole event in one place: groups, round robin and Swiss rounds, standings that say why, four types of bracket, and a planner for every club’s own site.',
      start: 'Courtside lists tournaments, takes registrations and shows games as they are played.',
    },
  },
  flow: {
    title: 'From teams to the final',
    teams: 'Teams: they register themselves, or the organizer adds them.',
    groups: 'Groups: registration closes, and the teams are spread over one to four groups, or up to eight.',
    schedule:
      'Schedule: round robin over one to four days, each pair once or twice, or Swiss rounds. Groups and teams are fixed from now on; only Swiss rounds take late teams.',
    bracket: 'Bracket: seeded from the standings. The schedule is fixed from now on.',
    secondGroups: {
      name: 'A second group stage',
      text: 'The best teams, or those that are left, can play in groups or Swiss rounds again before the bracket. The organizer chooses who goes on, and what counts again: nothing, the games between teams of a new group, or all points.',
      drawing:
        'Drawing: {{firstGroups}} groups with {{firstTeams}} teams each, then {{secondGroups}} groups with {{secondTeams}}, then a bracket with {{lastTeams}} teams',
    },
    shuffle: {
      name: 'A shuffle',
      text: 'In each round the players of a mixer are mixed into new teams: few play together twice, and the games are even. Those who rest take turns. One table counts for each player: the points of every team that they were in.',
      drawing: 'Drawing: {{players}} players in {{rounds}} rounds, each time in new teams of {{teamSize}}',
    },
  },
  tieBreaks: {
    title: 'How ties are decided',
    text: 'A win brings three points and a draw one, unless the organizer chose otherwise. Teams that are level are compared in this order, one criterion after another. A tie-breaker game puts its winner ahead of its loser, and ahead of no other team. Teams that nothing separates stay in the order of registration.',
    pointsFirst: {
      name: 'Points first',
      order:
        'Points, wins, draws, fewer losses, head-to-head (skipped where three or more teams are level on points), goal difference, goals scored, goals conceded; then head-to-head again where two teams are still level.',
    },
    others: {
      name: 'Other orders',
      order:
        'The organizer may choose another order, or arrange one: the page of the tournament names its criteria. “Among level teams” is a small table of the games between them; teams that are still level after it get a small table of their own, and it counts only where they have all met as often. Strength of schedule is the average of the opponents’ points. Median Buchholz is the sum of the opponents’ points without the best and the worst opponent; a bye is an opponent with the team’s own points.',
    },
    example: {
      text: 'An example: six teams have all met once. A, B and C have seven points each, and A won against B. Points first skips that game, because three are level on points; wins first counts it, because only A and B are level on wins, draws and losses.',
      team: 'Team',
      points: 'Points',
      record: 'W–D–L',
      goals: 'Goals',
      ahead: 'Ahead of the next on',
      by: {
        tieBreaker: 'tie-breaker game',
        points: 'points',
        wins: 'wins',
        draws: 'draws',
        losses: 'fewer losses',
        headToHead: 'head-to-head',
        headToHeadPoints: 'points among level teams',
        headToHeadGoalDifference: 'goal difference among level teams',
        headToHeadGoals: 'goals among level teams',
        strengthOfSchedule: 'strength of schedule',
        medianBuchholz: 'median Buchholz',
        goalDifference: 'goal difference',
        goalsFor: 'goals scored',
        goalsAgainst: 'goals conceded',
        order: 'order of registration',
      },
    },
    winsFirst: {
      name: 'Wins first',
      order:
        'Wins, draws, losses, head-to-head (where exactly two teams are level), goal difference, goals scored; then head-to-head again where two teams are still level.',
    },
  },
  brackets: {
    title: 'Types of bracket',
    drawing: 'Drawing of the bracket {{name}} with {{count}} teams',
    single: {
      name: 'Single',
      text: 'A team that loses is out. The losers of the semi-finals play for third place. Other places can be played out, too.',
    },
    double: {
      name: 'Double',
      text: 'A team that loses goes on in the lower bracket and is out after a second loss. The final is played again when the team from the lower bracket wins it.',
    },
    splitStart: {
      name: 'Split start',
      text: 'As Double, but the lower seeds start in the lower bracket: one loss and they are out.',
    },
    singleHayes: { name: 'Hayes Single', text: 'The best seeds wait in the main bracket; all others play a knock-out for its last place.' },
    doubleHayes: { name: 'Hayes Double', text: 'As Hayes Single, with two chances in both tiers: two teams of the lower tier move up.' },
    series: {
      name: 'Series',
      text: 'In each type, the final and the games before it can be the best of 3 or of 5 games: the team that is first to win 2, or 3, has won. Games that are not needed are not played.',
      drawing: 'Drawing: a final of up to {{count}} games; it is over when a team has won {{wins}}',
    },
  },
  icons: {
    title: 'What the icons mean',
    edit: { name: 'Edit details', text: 'Change name, place, dates or description of a tournament.' },
    addOrganizer: { name: 'Add organizer', text: 'Let somebody else run the tournament with you.' },
    deleteTournament: { name: 'Delete tournament', text: 'Remove it with everything in it.' },
    teamDetails: { name: 'Team details', text: 'See and change a team and its players.' },
    recreateGroups: { name: 'Recreate groups', text: 'Spread the teams over the groups again.' },
    addDay: { name: 'Add day', text: 'Add a day to the schedule.' },
    moveGames: { name: 'Move games', text: 'Move a game to another time or day.' },
  },
} as const;
