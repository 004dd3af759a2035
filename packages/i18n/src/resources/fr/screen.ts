import type { SameKeys } from '../../same-keys';
import type { screen as english } from '../en/screen';

export const screen: SameKeys<typeof english> = {
  title: 'Écran',
  progress: 'Matchs joués : {{played}} sur {{total}}',
  asOf: 'État à {{time}}',
  results: 'Derniers résultats',
  next: 'Prochains matchs',
  start: 'Début à',
  soon: 'bientôt',
  afterNext: 'Ensuite',
  nextOn: 'À suivre sur le terrain {{letter}}',
  played_one: '{{count}} joué',
  played_other: '{{count}} joués',
  adjusted_one: '{{points}} point : {{reason}}',
  adjusted_other: '{{points}} points : {{reason}}',
  part: '{{part}} sur {{parts}}',
  then: 'Ensuite : {{title}}',
  follow: 'Suivez votre équipe sur votre téléphone',
  what: 'Horaires, scores, tableau',
  welcome: 'Quand et où',
  controls: {
    title: 'Défilement des pages',
    previous: 'Page précédente',
    next: 'Page suivante',
    pause: 'Pause',
    play: 'Reprendre',
    keys: 'Espace met en pause, les flèches tournent les pages.',
  },
  waiting: {
    loading: 'Chargement…',
    failed: 'En attente du réseau',
    private: 'Ce tournoi n’est pas encore public',
    again: 'L’écran reprend tout seul.',
  },
};
