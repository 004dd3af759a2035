import type { SameKeys } from '../../same-keys';
import type { console as en } from '../en/console';

export const console = {
  title: 'Console d’organisation',
  lead: 'Vos tournois, sans le site public.',
  signIn: 'Connectez-vous pour organiser',
  noAccount: 'Les comptes se créent sur le site public.',
  signOut: 'Se déconnecter',
  nav: 'Console',
  myTournaments: 'Mes tournois',
  create: 'Organiser',
  skip: 'Aller au contenu',
  notFound: 'Il n’y a rien à cette adresse.',
  notFoundAction: 'Mes tournois',
  startFailed: 'La console n’a pas pu démarrer.',
  startFailedHelp: 'Vérifiez la connexion et rechargez la page.',
} as const satisfies SameKeys<typeof en>;
