import type { SameKeys } from '../../same-keys';
import type { commands as en } from '../en/commands';

export const commands = {
  title: 'Chercher et ouvrir',
  label: 'Page, tournoi, équipe ou action',
  placeholder: 'Nom ou action',
  nothing: 'Rien trouvé pour « {{term}} ».',
  count_one: '{{count}} entrée',
  count_other: '{{count}} entrées',
  groups: { pages: 'Pages', mine: 'Mes tournois', tournaments: 'Tournois', actions: 'Actions' },
  organize: 'Vous l’organisez',
  board: 'Bord des terrains de {{name}}',
  myTeam: 'Mon équipe à {{name}}',
  archive: 'Chercher « {{term}} » dans les archives',
  signUp: 'Créer un compte',
  language: 'Langue : {{language}}',
  theme: 'Apparence : {{theme}}',
  shortcuts: {
    title: 'Raccourcis clavier',
    page: 'Sur cette page',
    site: 'Partout',
    list: 'Cette liste',
    close: 'Fermer ce qui est ouvert',
    escape: 'Échap',
    helpKey: 'La touche « ? » ouvre cette liste',
    helpKeyHint: 'Jamais pendant la saisie. Désactivez-la si vous dictez à cet appareil.',
  },
  loading: 'Lecture des tournois…',
  failed: 'Les tournois n’ont pas pu être lus. Tout le reste fonctionne.',
  kept: 'Pas de réseau. Parmi les tournois, vous trouvez ceux qui ont été lus sur cet appareil.',
} as const satisfies SameKeys<typeof en>;
