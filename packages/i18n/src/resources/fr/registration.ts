import type { SameKeys } from '../../same-keys';
import type { registration as en } from '../en/registration';
import { registrationForm } from './registration-form';
import { registrationPlaces } from './registration-places';

export const registration = {
  title: 'S’inscrire',
  loading: 'Chargement…',
  closed: {
    title: 'Les inscriptions sont fermées',
    text: 'Désolé, les inscriptions sont fermées',
    home: 'Accueil',
    registered: 'Votre inscription à ce tournoi est enregistrée.',
    signedOut: 'Vous avez une inscription ? Connectez-vous pour la voir.',
    kept: 'Ce que vous avez écrit est gardé dans cet onglet. Si les inscriptions rouvrent, vous le retrouverez.',
  },
  before: {
    title: 'Les inscriptions ne sont pas encore ouvertes',
    text: 'Ouverture le {{when}}{{zone}}. Le formulaire s’affichera ici de lui-même.',
    days: '{{days}} j {{hours}} h {{minutes}} min {{seconds}} s',
    hours: '{{hours}} h {{minutes}} min {{seconds}} s',
  },
  signedOut: {
    text: 'Désolé, vous devez être connecté pour vous inscrire',
    login: 'Se connecter',
    signUp: 'Créer un compte',
    kept: 'Ce que vous avez écrit est gardé dans cet onglet.',
  },
  complete: {
    title: 'Inscription terminée !',
    text: 'Félicitations, votre inscription a réussi !',
    own: 'Votre inscription',
    details: 'Voir les détails du tournoi',
    team: 'Équipe',
    contact: 'Contact',
    players: 'Joueurs',
    slotsFree_one: '{{count}} joueur pas encore nommé',
    slotsFree_other: '{{count}} joueurs pas encore nommés',
    change: 'Pour changer quelque chose, écrivez à l’organisation :',
    changeWithout: 'Pour changer quelque chose, adressez-vous à l’organisation : elle peut modifier votre inscription à tout moment.',
    else: 'Pour le reste, écrivez à l’organisation :',
    elseWithout: 'Pour le reste, adressez-vous à l’organisation.',
    organizers: 'Organisation : {{names}}.',
    leave: 'Quitter le mixer',
    leaveTitle: 'Quitter le mixer ?',
    leaveText: 'Votre place est rendue. Vous pourrez revenir tant que les inscriptions sont ouvertes.',
    stay: 'Garder ma place',
    leaveFailed: 'Le retrait n’a pas fonctionné. Réessayez.',
  },
  mail: {
    title: 'Messages par e-mail',
    reached: 'Les messages sur ce tournoi sont envoyés à {{email}}.',
    stop: 'Ne plus m’écrire',
    stopped: 'Vous ne recevez pas de messages sur ce tournoi.',
    resume: 'M’envoyer les messages',
    unproven:
      'Nous ne pouvons pas encore vous écrire. Confirmez que {{email}} est bien votre adresse : vous recevrez une confirmation de votre inscription et ce qu’écrit l’organisation.',
    send: 'M’envoyer le lien',
    sent: 'Nous avons envoyé un lien à {{email}}. Ouvrez-le, puis revenez ici.',
    check: 'Je l’ai ouvert',
    notYet: 'Le lien n’a pas encore été ouvert.',
    failed: 'Cela n’a pas fonctionné. Réessayez.',
  },
  proof: {
    title: 'Confirmez d’abord votre adresse',
    text: 'L’organisation n’accepte que les inscriptions de personnes dont l’adresse e-mail est confirmée.',
    send: 'Nous envoyons un lien à {{email}}. Ouvrez-le, puis continuez ici.',
  },
  ...registrationForm,
  ...registrationPlaces,
} as const satisfies SameKeys<typeof en>;
