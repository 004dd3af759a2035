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
  search: 'Chercher et ouvrir',
  messages: 'Messages',
  pending: 'Vos changements attendent sur cet appareil et partiront au retour du réseau.',
  visitor: {
    title: 'Les visiteurs voient le site public',
    text: 'La console est réservée à l’organisation. La vue des visiteurs est sur le site public.',
    open: 'Ouvrir le site public',
  },
} as const satisfies SameKeys<typeof en>;
