/** Texts of mails, in the language of their recipient. Plain text. */
export const mail = {
  registered: {
    subject: 'You are registered: {{tournament}}',
    text: 'Your team {{team}} is registered for {{tournament}}.',
    places: 'Places are limited. Whether your team has a place or is on the waiting list, and at which number, is shown here: {{link}}',
  },
  withdrawn: {
    subject: 'Your team was taken out: {{tournament}}',
    text: 'The organizers have taken your team {{team}} out of {{tournament}}. If that is a mistake, write to them.',
  },
  cancelled: {
    subject: 'Canceled: {{tournament}}',
    text: '{{tournament}} has been canceled: its organizers have deleted it, with the registration of your team.',
  },
  moved: {
    subject: 'New date or place: {{tournament}}',
    text: 'The organizers have changed when or where {{tournament}} takes place. The new details are:',
  },
  movedUp: {
    subject: 'You have a place: {{tournament}}',
    text: 'A place has become free. Your team {{team}} moves up from the waiting list and plays at {{tournament}}.',
  },
  drawn: {
    subject: 'Drawn number {{rank}} of {{of}}: {{tournament}}',
    text: 'The places of {{tournament}} have been drawn. Your team {{team}} was drawn number {{rank}} of {{of}}.',
    in: 'It has a place.',
    waiting: 'It is number {{number}} on the waiting list. Its current number is always shown here: {{page}}',
    check: 'The whole order, and how anybody can check it: {{link}}',
  },
  handedOver: {
    subject: 'Your team has another captain: {{tournament}}',
    text: 'Somebody has opened the link that you made, and is the captain of {{team}} at {{tournament}} from now on. You will get no more messages about it. If that was not intended, write to the organizers.',
  },
  message: {
    subject: '{{subject}} – {{tournament}}',
    text: 'The organizers of {{tournament}} write to the captains:',
  },
  when: 'When: {{dates}}',
  where: 'Where: {{location}}',
  link: 'The tournament’s page: {{link}}',
  contact: 'The organizers: {{contact}}',
  why: 'You get this message because you registered a team for {{tournament}} with Courtside and confirmed this address. Replies are not read.',
  stop: 'To stop these messages: {{link}}',
} as const;
