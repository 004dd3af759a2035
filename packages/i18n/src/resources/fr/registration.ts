import type { SameKeys } from '../../same-keys';
import type { registration as en } from '../en/registration';

export const registration = {
  title: 'S’inscrire',
  loading: 'Chargement…',
  closed: {
    title: 'Les inscriptions sont fermées',
    text: 'Désolé, les inscriptions sont fermées',
    home: 'Accueil',
  },
  signedOut: {
    text: 'Désolé, vous devez être connecté pour vous inscrire',
    login: 'Connexion',
  },
  complete: {
    title: 'Inscription terminée !',
    text: 'Félicitations, votre inscription a réussi !',
    details: 'Voir les détails du tournoi',
  },
  askOrganizer: {
    title: 'S’inscrire à {{name}}',
    text: 'Les inscriptions sont ouvertes. Demandez à l’organisateur d’inscrire votre équipe.',
    back: 'Retour au tournoi',
  },
} as const satisfies SameKeys<typeof en>;
