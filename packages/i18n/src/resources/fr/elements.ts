import type { SameKeys } from '../../same-keys';
import type { elements as english } from '../en/elements';

export const elements: SameKeys<typeof english> = {
  by: 'En direct sur {{product}}',
  asOf: 'État à {{time}} : pas de réseau depuis.',
  state: {
    loading: 'Chargement…',
    failed: 'Impossible de charger ceci pour le moment.',
    unknown: 'Ce tournoi n’existe pas ou n’est pas public.',
    hidden: 'L’organisation n’a pas encore publié ceci.',
  },
  now: {
    title: 'Sur les terrains',
    court: 'Terrain {{letter}}',
    next: 'À suivre',
    results: 'Derniers résultats',
    nothing: 'Aucun match en ce moment.',
    held: 'Le jeu reprend à {{time}}.',
  },
  phase: {
    live: 'Direct',
    paused: 'En pause',
    called: 'Appelé sur le terrain',
    next: 'À suivre',
    pending: 'Score à venir',
    over: 'Score final',
    closed: 'Fermé',
    done: 'Tous les matchs sont joués',
  },
  ending: {
    overtime: 'a.p.',
    goldenGoal: 'B. or',
    forfeitByTeam1: 'Forf.',
    forfeitByTeam2: 'Forf.',
    doubleForfeit: '2 × forf.',
    cancelled: 'Annulé',
  },
  schedule: {
    title: 'Programme',
    time: 'Heure',
    court: 'Terrain',
    game: 'Match',
    score: 'Score',
    late: 'vers {{time}}',
  },
  standings: { title: 'Classement', group: 'Groupe {{letter}}', overall: 'Toutes les équipes', rank: 'Rang', team: 'Équipe' },
  column: {
    played: 'Matchs joués',
    wins: 'Victoires',
    draws: 'Nuls',
    losses: 'Défaites',
    goalDifference: 'Différence de buts',
    points: 'Points',
  },
  letter: { played: 'J', wins: 'V', draws: 'N', losses: 'D', goalDifference: '+/−', points: 'Pts' },
  bracket: { title: 'Tableau' },
  tournaments: { title: 'Tournois', none: 'Aucun tournoi n’est annoncé.' },
};
