import type { SameKeys } from '../../same-keys';
import type { profile as en } from '../en/profile';

export const profile = {
  title: 'Profil',
  required: 'Tous les champs sont obligatoires',
  signedOut: {
    title: 'Non connecté',
    text: 'Désolé, vous devez être connecté pour modifier votre profil.',
    login: 'Se connecter',
  },
  name: 'Nom',
  pronouns: 'Pronoms',
  club: 'Club',
  region: 'Région',
  skill: 'Niveau',
  skillHint: '1 : débute dans ce sport ; 10 : parmi les meilleurs.',
  email: 'Adresse électronique',
  save: 'Enregistrer',
} as const satisfies SameKeys<typeof en>;
