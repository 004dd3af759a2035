import type { SameKeys } from '../../same-keys';
import type { errors as en } from '../en/errors';

export const errors = {
  login: 'Erreur : {{code}}',
  somethingWrong: 'Un problème est survenu !',
  somethingWrongDeleting: 'Un problème est survenu',
  notSaved: 'Non enregistré : « {{text}} »',
  createTournament: 'La création du tournoi a échoué',
  registration: 'Votre inscription n’a pas abouti',
  mixerNeedsProfile: 'Il faut être connecté et avoir un profil complet pour s’inscrire !',
  fetchingUsers: 'Erreur lors de la lecture des profils :',
  allFields: 'Vous devez remplir tous les champs !',
  profileNotSaved: 'Le profil n’a pas été enregistré',
  savePlayer: 'Le joueur n’a pas pu être enregistré. {{message}}',
  savingGroups: 'Un problème est survenu lors de l’enregistrement des groupes',
  creatingGroups: 'Erreur lors de la création des groupes :',
  deleteMatch: 'Le match n’a pas pu être retiré de la liste. {{message}}',
  selectProfile: 'Choisissez un profil',
  allMatchupsPlayed: 'Toutes les rencontres possibles ont été jouées',
  twoTeamsPerGroup: 'Il faut au moins 2 équipes dans chaque groupe',
  clash: {
    mine: 'Vos modifications sont conservées. Le reste montre ce qui est enregistré maintenant.',
    theirs: 'Voici ce qui est enregistré maintenant.',
    showTheirs: 'Afficher l’autre version',
    showMine: 'Afficher la mienne',
  },
  cause: {
    offline: 'Il n’y a pas de réseau. Réessayez quand vous serez de nouveau en ligne.',
    conflict: 'Quelqu’un d’autre a changé cela au même moment. Vérifiez et réessayez.',
    denied: 'Vous n’en avez plus le droit. Rechargez la page : vos droits ont peut-être changé.',
    full: 'Le serveur n’a plus de place pour cela. Supprimez ce dont vous n’avez plus besoin ou confirmez votre adresse e-mail, puis réessayez. Les personnes qui gèrent ce site peuvent aussi faire de la place.',
    unknown: 'Réessayez. Si cela se reproduit, écrivez-nous.',
  },
} as const satisfies SameKeys<typeof en>;
