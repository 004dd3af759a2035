import type { SameKeys } from '../../same-keys';
import type * as en from '../en/organizer-day-devices';

/** Several devices that score one court. */
export const boards = {
  too: 'Compte aussi les buts ici : {{names}}.',
  organizer: 'un organisateur',
  thisDevice: 'cet appareil',
  otherDevice: 'un autre appareil',
  last: 'Dernier but : {{team}}, {{time}} ({{device}}).',
  question: 'Un but ou deux ?',
  both: '{{team}} : {{one}} et {{other}} ont chacun compté un but, presque au même moment.',
  one: 'Un but : {{score}}',
  two: 'Deux buts : {{score}}',
} as const satisfies SameKeys<typeof en.boards>;

/** The pass of a scorekeeper. */
export const pass = {
  of: 'Accès : {{name}}',
  waiting: 'Ouverture du bord des terrains avec votre accès…',
  retry: 'Réessayer',
  notNeeded: 'Vous organisez ce tournoi : cet accès ne vous est pas nécessaire. Le lien reste valable pour quelqu’un d’autre.',
  offline: {
    title: 'Pas encore de connexion',
    text: 'L’accès est conservé et sera activé dès qu’il y aura du réseau. Ensuite, cette page fonctionne aussi hors ligne.',
  },
  refused: {
    title: 'Cet accès n’ouvre pas le bord des terrains',
    text: 'Le lien est incomplet ou vient d’un autre tournoi, ou bien l’accès a été révoqué. Demandez-en un nouveau à l’organisation.',
  },
  revoked: {
    title: 'Cet accès a été révoqué',
    text: 'Ce que vous aviez noté jusque-là est conservé. Demandez à l’organisation si vous devez continuer.',
  },
  expired: {
    title: 'Cet accès a expiré',
    text: 'Un accès est valable jusqu’au lendemain du tournoi.',
  },
  notEnabled: {
    title: 'Les accès ne sont pas activés ici',
    text: 'Noter les scores sans compte nécessite la connexion anonyme, que l’exploitant de ce site n’a pas activée. Prévenez l’organisation.',
  },
  failed: {
    title: 'L’accès n’a pas pu être activé',
    text: 'Un problème est survenu. Réessayez ; si cela ne suffit pas, demandez un nouveau lien à l’organisation.',
  },
} as const satisfies SameKeys<typeof en.pass>;

/** Decisions that a scorekeeper leaves to the organizers. */
export const keeper = {
  waits: 'Terminé : {{score}}. L’organisation confirmera.',
  goOn: 'Match suivant',
  confirmed: '{{team1}} {{score}} {{team2}} : résultat confirmé par l’organisation, il ne peut plus être modifié ici.',
} as const satisfies SameKeys<typeof en.keeper>;
