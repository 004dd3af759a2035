import type { SameKeys } from '../../same-keys';
import type { mail as en } from '../en/mail';

export const mail = {
  registered: {
    subject: 'Inscripción hecha: {{tournament}}',
    text: 'Tu equipo {{team}} está inscrito en {{tournament}}.',
    places: 'Las plazas son limitadas. Aquí se ve si tu equipo tiene plaza o está en la lista de espera, y con qué número: {{link}}',
  },
  withdrawn: {
    subject: 'Tu equipo ha sido retirado: {{tournament}}',
    text: 'La organización ha retirado tu equipo {{team}} de {{tournament}}. Si es un error, escríbele.',
  },
  cancelled: {
    subject: 'Cancelado: {{tournament}}',
    text: '{{tournament}} se ha cancelado: la organización lo ha eliminado, con la inscripción de tu equipo.',
  },
  moved: {
    subject: 'Nueva fecha o nuevo lugar: {{tournament}}',
    text: 'La organización ha cambiado la fecha o el lugar de {{tournament}}. Los nuevos datos son:',
  },
  movedUp: {
    subject: 'Tienes plaza: {{tournament}}',
    text: 'Ha quedado libre una plaza. Tu equipo {{team}} sale de la lista de espera y juega en {{tournament}}.',
  },
  drawn: {
    subject: 'Número {{rank}} de {{of}} en el sorteo: {{tournament}}',
    text: 'Se han sorteado las plazas de {{tournament}}. Tu equipo {{team}} salió con el número {{rank}} de {{of}}.',
    in: 'Tiene plaza.',
    waiting: 'Es el número {{number}} de la lista de espera. Su número actual se ve siempre aquí: {{page}}',
    check: 'El orden completo y cómo puede comprobarlo cualquiera: {{link}}',
  },
  handedOver: {
    subject: 'Otra persona capitanea tu equipo: {{tournament}}',
    text: 'Alguien ha abierto el enlace que creaste y, desde ahora, capitanea {{team}} en {{tournament}}. Ya no recibirás mensajes sobre él. Si no era lo que querías, escribe a la organización.',
  },
  message: {
    subject: '{{subject}} – {{tournament}}',
    text: 'La organización de {{tournament}} escribe a los capitanes:',
  },
  when: 'Cuándo: {{dates}}',
  where: 'Dónde: {{location}}',
  link: 'La página del torneo: {{link}}',
  contact: 'La organización: {{contact}}',
  why: 'Recibes este mensaje porque inscribiste un equipo en {{tournament}} con Courtside y confirmaste esta dirección. Las respuestas no se leen.',
  stop: 'Para no recibir más mensajes: {{link}}',
} as const satisfies SameKeys<typeof en>;
