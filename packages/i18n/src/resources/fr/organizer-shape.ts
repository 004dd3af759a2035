import type { SameKeys } from '../../same-keys';
import type { removeDay as enRemoveDay, shapeEnd as enShapeEnd } from '../en/organizer-shape';

export const removeDay = {
  title: 'Retirer un jour',
  submit: 'Retirer le jour',
  begun_one:
    '{{count}} match de ce jour a un résultat ou a commencé. Un match joué garde son jour, donc le jour reste ; ses autres matchs peuvent être déplacés.',
  begun_other:
    '{{count}} matchs de ce jour ont un résultat ou ont commencé. Un match joué garde son jour, donc le jour reste ; ses autres matchs peuvent être déplacés.',
  unplaced_one:
    '{{count}} match n’a pas de place un autre jour avant minuit : {{games}}. Ajoutez d’abord un terrain ou un jour, ou supprimez le match.',
  unplaced_other:
    '{{count}} matchs n’ont pas de place un autre jour avant minuit : {{games}}. Ajoutez d’abord un terrain ou un jour, ou supprimez des matchs.',
  goes: '{{day}} disparaît. Aucun de ses matchs n’a été joué.',
  empty: '{{day}} disparaît. Il n’a aucun match.',
  stays: 'Toutes les rencontres et tous les résultats restent, ainsi que l’heure des autres matchs.',
  moves_one: '{{count}} match passe à {{day}}, qui se termine alors à {{then}} au lieu de {{now}}.',
  moves_other: '{{count}} matchs passent à {{day}}, qui se termine alors à {{then}} au lieu de {{now}}.',
  fills_one: '{{count}} match passe à {{day}}, qui se termine alors à {{then}}.',
  fills_other: '{{count}} matchs passent à {{day}}, qui se termine alors à {{then}}.',
  list: 'Matchs déplacés',
  to: 'Nouveaux : {{day}}',
  times: '{{from}} → {{to}}',
} as const satisfies SameKeys<typeof enRemoveDay>;

export const shapeEnd = {
  added_one: 'Il a au moins {{count}} match. S’il suit le dernier match prévu, le tournoi se termine {{then}} au lieu de {{now}}.',
  added_other: 'Il a au moins {{count}} matchs. S’ils suivent le dernier match prévu, le tournoi se termine {{then}} au lieu de {{now}}.',
  moved: 'Le tournoi se termine alors {{then}} au lieu de {{now}}.',
  same: 'Le tournoi se termine toujours {{now}}.',
  moment: '{{day}}, {{time}}',
} as const satisfies SameKeys<typeof enShapeEnd>;
