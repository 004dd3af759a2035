import type { SameKeys } from '../../same-keys';
import type { home as en } from '../en/home';

export const home = {
  title: 'Prochains tournois',
  loading: 'Chargement des tournois…',
  empty: {
    title: 'Aucun tournoi à venir',
    text: 'Consultez les archives pour voir les résultats des tournois passés',
    archive: 'Archives',
  },
  failed: {
    title: 'Les tournois n’ont pas pu être chargés.',
    text: 'Vérifiez votre connexion et réessayez.',
    retry: 'Réessayer',
  },
  card: {
    mixer: 'Mixte tiré au sort',
    courtBoard: 'Bord des terrains',
    courtBoardOf: 'Bord des terrains : {{name}}',
    asked: 'On vous propose d’organiser',
  },
  archive: {
    title: 'Archives',
    empty: 'Aucun tournoi passé pour l’instant',
    emptyText: 'Les tournois arrivent ici une fois terminés.',
    home: 'Prochains tournois',
  },
  mine: {
    title: 'Mes tournois',
    empty: 'Vous n’organisez aucun tournoi pour l’instant',
    emptyText: 'Créez-en un : il reste visible de vous seul tant que vous ne l’ouvrez pas.',
    organize: 'Organiser',
    signedOut: 'Vous devez être connecté pour voir vos tournois.',
    login: 'Connexion',
  },
} as const satisfies SameKeys<typeof en>;
