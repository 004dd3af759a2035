import type { SameKeys } from '../../same-keys';
import type { common as en } from '../en/common';

export const common = {
  loading: 'Chargement…',
  optional: 'facultatif',
  required: 'Tous les champs sont obligatoires',
  action: {
    back: 'Retour',
    cancel: 'Annuler',
    close: 'Fermer',
    retry: 'Réessayer',
    save: 'Enregistrer',
  },
  save: {
    saving: 'Enregistrement',
    saved: 'Enregistré',
    failed: 'Non enregistré',
    waiting: 'En attente du réseau',
  },
  offline: {
    title: 'Vous êtes hors ligne.',
    read: 'Vous voyez les dernières données chargées. Elles seront actualisées au retour du réseau.',
  },
  visibility: {
    public: 'Public',
    private: 'Non public',
    section: 'Montrer cette section à tout le monde',
  },
  status: {
    live: 'Direct',
    registrationsOpen: 'inscriptions ouvertes',
    notPublic: 'Non public',
    organizer: 'Vous organisez ce tournoi',
  },
  /** On the card of a tournament that is over. */
  championTitle: 'Vainqueur',
  champion: 'Vainqueur du tournoi : {{name}}',
  facts: { location: 'Lieu', dates: 'Dates' },
  file: {
    choose: 'Choisir une image',
    change: 'En choisir une autre',
    none: 'Aucune image choisie',
    remove: 'Retirer l’image',
  },
  password: {
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    capsLock: 'Le verrouillage des majuscules est activé.',
  },
  confirm: {
    cannotUndo: 'Cette action est irréversible.',
    lost: 'Seront perdus :',
    typeName: 'Saisissez « {{name}} » pour confirmer',
  },
  formError: {
    title_one: '{{count}} champ demande votre attention',
    title_other: '{{count}} champs demandent votre attention',
  },
  combobox: {
    loading: 'Recherche…',
    empty: 'Aucun résultat pour « {{term}} ».',
    minimum_one: 'Saisissez au moins {{count}} caractère.',
    minimum_other: 'Saisissez au moins {{count}} caractères.',
    open: 'Afficher la liste',
    clear: 'Effacer',
  },
  number: { less: 'Moins', more: 'Plus' },
  toast: { dismiss: 'Fermer le message' },
  count: {
    teams_one: '{{count}} équipe',
    teams_other: '{{count}} équipes',
    games_one: '{{count}} match',
    games_other: '{{count}} matchs',
    groups_one: '{{count}} groupe',
    groups_other: '{{count}} groupes',
  },
  group: 'Groupe {{letter}}',
  court: 'Terrain {{letter}}',
  day: 'Jour {{number}}',
  round: 'Tour {{number}}',
  notAvailable: 'N/D',
  theme: {
    label: 'Apparence',
    system: 'Comme l’appareil',
    light: 'Clair',
    dark: 'Sombre',
  },
} as const satisfies SameKeys<typeof en>;
