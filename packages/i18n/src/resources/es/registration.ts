import type { SameKeys } from '../../same-keys';
import type { registration as en } from '../en/registration';
import { registrationForm } from './registration-form';
import { registrationPlaces } from './registration-places';

export const registration = {
  title: 'Inscripción',
  loading: 'Cargando…',
  closed: {
    title: 'La inscripción está cerrada',
    text: 'Lo sentimos, la inscripción está cerrada',
    home: 'Inicio',
    registered: 'Ya tienes inscripción en este torneo.',
    signedOut: '¿Ya tienes inscripción? Entra para verla.',
    kept: 'Lo que escribiste se guarda en esta pestaña. Si la inscripción vuelve a abrir, ahí estará.',
  },
  before: {
    title: 'La inscripción aún no ha empezado',
    text: 'Abre el {{when}}{{zone}}. El formulario aparecerá aquí solo.',
    days: '{{days}} d {{hours}} h {{minutes}} min {{seconds}} s',
    hours: '{{hours}} h {{minutes}} min {{seconds}} s',
  },
  signedOut: {
    text: 'Debes entrar para inscribirte',
    login: 'Entrar',
    signUp: 'Crear cuenta',
    kept: 'Lo que escribiste se guarda en esta pestaña.',
  },
  complete: {
    title: '¡Inscripción completa!',
    text: '¡Felicidades, tu inscripción se hizo correctamente!',
    own: 'Tu inscripción',
    details: 'Ver detalles del torneo',
    team: 'Equipo',
    contact: 'Contacto',
    players: 'Jugadores',
    slotsFree_one: 'Falta nombrar a {{count}} jugador',
    slotsFree_other: 'Falta nombrar a {{count}} jugadores',
    change: 'Para cambiar algo, escribe a la organización:',
    changeWithout: 'Para cambiar algo, pregunta a la organización: puede cambiar tu inscripción en cualquier momento.',
    else: 'Para todo lo demás, escribe a la organización:',
    elseWithout: 'Para todo lo demás, pregunta a la organización.',
    organizers: 'Organización: {{names}}.',
    leave: 'Dejar el mixer',
    leaveTitle: '¿Dejar el mixer?',
    leaveText: 'Tu plaza queda libre. Puedes volver mientras la inscripción esté abierta.',
    stay: 'Mantener mi plaza',
    leaveFailed: 'Sigues en el mixer: no se pudo dejar. Inténtalo de nuevo.',
  },
  mail: {
    title: 'Mensajes por correo',
    reached: 'Los mensajes sobre este torneo se envían a {{email}}.',
    stop: 'No más mensajes',
    stopped: 'No recibes mensajes sobre este torneo.',
    resume: 'Enviarme mensajes',
    unproven:
      'Aún no podemos escribirte. Confirma que {{email}} es tu dirección: así recibirás la confirmación de tu inscripción y lo que escriba la organización.',
    send: 'Enviarme el enlace',
    sent: 'Enviamos un enlace a {{email}}. Ábrelo y vuelve aquí.',
    check: 'Ya lo abrí',
    notYet: 'El enlace aún no se ha abierto.',
    failed: 'No funcionó. Inténtalo de nuevo.',
  },
  proof: {
    title: 'Confirma primero tu dirección',
    text: 'La organización solo acepta inscripciones de personas con el correo confirmado.',
    send: 'Enviamos un enlace a {{email}}. Ábrelo y sigue aquí.',
  },
  ...registrationForm,
  ...registrationPlaces,
} as const satisfies SameKeys<typeof en>;
