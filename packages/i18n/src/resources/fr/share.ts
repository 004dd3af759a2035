import type { SameKeys } from '../../same-keys';
import type { share as english } from '../en/share';

export const share: SameKeys<typeof english> = {
  title: 'Partager',
  what: 'À partager',
  tournament: 'Le tournoi',
  sections: 'Parties de la page',
  teams: 'Équipes',
  games: 'Matchs',
  game: 'N° {{number}} : {{one}} – {{other}}',
  qr: 'Code QR du lien',
  link: 'Lien',
  copy: 'Copier le lien',
  copied: 'Copié',
  copyFailed: 'La copie a échoué. Sélectionnez le lien et copiez-le à la main.',
  share: 'Partager',
  notPublic: 'Le tournoi n’est pas public : le lien ne s’ouvre que pour l’organisation.',
  poster: 'Affiche pour le terrain',
  screen: 'Afficher sur un grand écran',
  sheet: {
    title: 'Affiche',
    loading: 'Chargement de l’affiche…',
    help: 'Une feuille A4 avec le code de la page, à accrocher au bord du terrain.',
    print: 'Imprimer',
    back: 'Retour au tournoi',
    scan: 'Matchs, terrains et scores en direct',
    how: 'Scannez le code, ou tapez :',
  },
};
