import type { SameKeys } from '../../same-keys';
import type { tournament as en } from '../en/tournament';

export const tournament = {
  loading: 'Chargement du tournoi…',
  notFound: {
    title: 'Tournoi introuvable',
    text: 'Il n’y a pas de tournoi à cette adresse, ou il n’est pas encore ouvert à tous.',
    signIn: 'Si vous l’organisez, connectez-vous pour le voir.',
    home: 'Accueil',
    login: 'Connexion',
  },
  failed: {
    title: 'Le tournoi n’a pas pu être chargé.',
    text: 'Vérifiez votre connexion et réessayez.',
    malformed: 'Une partie de ses données enregistrées est illisible. Les organisateurs peuvent la réparer.',
  },
  visitorView: 'Vous voyez la page comme un visiteur.',
  backToTools: 'Retour aux outils',
  details: {
    title: 'Infos',
    dates: 'Dates',
    timeZone: 'Heures locales',
    location: 'Lieu',
    map: 'Voir sur une carte',
    mapLabel: '{{place}}, voir sur une carte',
    posterAlt: 'Affiche de {{name}}',
    noDescription: 'Pas encore de description.',
    register: 'S’inscrire',
  },
} as const satisfies SameKeys<typeof en>;
