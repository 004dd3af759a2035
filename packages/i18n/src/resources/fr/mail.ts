import type { SameKeys } from '../../same-keys';
import type { mail as en } from '../en/mail';

export const mail = {
  registered: {
    subject: 'Inscription enregistrée : {{tournament}}',
    text: 'Votre équipe {{team}} est inscrite à {{tournament}}.',
    places: 'Les places sont limitées. Votre équipe a-t-elle une place ou attend-elle, et à quel rang ? C’est ici : {{link}}',
  },
  withdrawn: {
    subject: 'Votre équipe a été retirée : {{tournament}}',
    text: 'L’organisation a retiré votre équipe {{team}} de {{tournament}}. Si c’est une erreur, écrivez-lui.',
  },
  cancelled: {
    subject: 'Annulé : {{tournament}}',
    text: '{{tournament}} est annulé : l’organisation l’a supprimé, avec l’inscription de votre équipe.',
  },
  moved: {
    subject: 'Nouvelle date ou nouveau lieu : {{tournament}}',
    text: 'L’organisation a changé la date ou le lieu de {{tournament}}. Voici les nouvelles informations :',
  },
  movedUp: {
    subject: 'Vous avez une place : {{tournament}}',
    text: 'Une place s’est libérée. Votre équipe {{team}} quitte la liste d’attente et joue à {{tournament}}.',
  },
  drawn: {
    subject: 'Rang {{rank}} sur {{of}} au tirage : {{tournament}}',
    text: 'Les places de {{tournament}} ont été tirées au sort. Votre équipe {{team}} a été tirée au rang {{rank}} sur {{of}}.',
    in: 'Elle a une place.',
    waiting: 'Elle est numéro {{number}} sur la liste d’attente. Son rang du moment se lit toujours ici : {{page}}',
    check: 'L’ordre complet, et comment chacun peut le vérifier : {{link}}',
  },
  handedOver: {
    subject: 'Votre équipe a un autre capitaine : {{tournament}}',
    text: 'Quelqu’un a ouvert le lien que vous avez créé : cette personne est désormais capitaine de {{team}} à {{tournament}}. Vous ne recevrez plus de messages à ce sujet. Si ce n’était pas voulu, écrivez à l’organisation.',
  },
  message: {
    subject: '{{subject}} – {{tournament}}',
    text: 'L’organisation de {{tournament}} écrit aux capitaines :',
  },
  when: 'Quand : {{dates}}',
  where: 'Où : {{location}}',
  link: 'La page du tournoi : {{link}}',
  contact: 'L’organisation : {{contact}}',
  why: 'Vous recevez ce message parce que vous avez inscrit une équipe à {{tournament}} sur Courtside et confirmé cette adresse. Les réponses à ce message ne sont pas lues.',
  stop: 'Pour ne plus en recevoir : {{link}}',
} as const satisfies SameKeys<typeof en>;
