import type { SameKeys } from '../../same-keys';
import type { shell as en } from '../en/shell';

export const shell = {
  skip: 'Aller au contenu',
  menu: { close: 'Fermer le menu', toggle: 'Menu', label: 'Navigation principale' },
  nav: {
    home: 'Accueil',
    archive: 'Archives',
    planner: 'Planificateur',
    about: 'À propos',
    myTournaments: 'Mes tournois',
    organize: 'Organiser',
    chat: 'Discussion',
    contact: 'Contact',
    profile: 'Profil',
    login: 'Se connecter',
    logout: 'Se déconnecter',
    newTab: 's’ouvre dans un nouvel onglet',
  },
  search: 'Chercher et ouvrir',
  messages: 'Messages',
  signedOut: 'Votre session est fermée.',
  settings: { language: 'Langue', theme: 'Apparence' },
  offline: 'Connexion perdue. Ce que vous voyez est peut-être ancien ; la page se mettra à jour d’elle-même.',
  offlineAsOf: 'Pas de réseau. Dernière mise à jour : {{time}}. La page se mettra à jour d’elle-même.',
  offlinePending: 'Vos changements partiront au retour du réseau.',
  remote: {
    failedTitle: '{{part}} : chargement impossible.',
    failedHint: 'Le reste du site fonctionne. Réessayez dans un instant.',
    outdated: 'Le site a été mis à jour pendant que cette page était ouverte.',
    older: 'Cette partie date d’une version antérieure du site et doit être mise à jour. Réessayez dans quelques minutes.',
    unfit: 'Cette partie n’a pas été construite pour ce site. Si cela persiste, écrivez-nous.',
    replaced: 'Le site vient peut-être d’être mis à jour. Réessayez, ou rechargez la page : vous reviendrez au même endroit.',
    offline: 'Il n’y a pas de réseau, et cette page n’a jamais été ouverte ici. Celles que vous avez déjà vues s’ouvrent toujours.',
    thisPage: 'Cette page',
    retry: 'Réessayer',
    reload: 'Recharger la page',
    names: {
      'mf-tournament': 'Les pages des tournois',
      'mf-registration': 'L’inscription',
      'mf-organizer': 'Les outils d’organisation',
      'mf-planner': 'Le planificateur',
    },
  },
  newRelease: { text: 'Une nouvelle version du site est prête.', load: 'La charger', later: 'Plus tard' },
  notFound: {
    title: 'Page introuvable',
    text: 'Il n’y a rien à cette adresse. Le lien est peut-être ancien, ou il manque une lettre.',
    home: 'Accueil',
  },
  crash: {
    title: 'Un problème est survenu !',
    text: 'Rechargez la page. Si cela se reproduit, écrivez-nous en décrivant ce que vous faisiez.',
  },
  start: {
    text: 'Ses réglages n’ont pas pu être lus. Vérifiez votre connexion et réessayez.',
  },
} as const satisfies SameKeys<typeof en>;
