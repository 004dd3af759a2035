import type { SameKeys } from '../../same-keys';
import type { console as en } from '../en/console';

export const console = {
  title: 'Consola de organización',
  lead: 'Tus torneos, sin el sitio público.',
  signIn: 'Entra para organizar',
  noAccount: 'Las cuentas se crean en el sitio público.',
  signOut: 'Salir',
  nav: 'Consola',
  myTournaments: 'Mis torneos',
  create: 'Organizar',
  skip: 'Ir al contenido',
  messages: 'Mensajes',
  pending: 'Tus cambios esperan en este dispositivo y se envían cuando vuelva la conexión.',
  visitor: {
    title: 'El público ve el sitio público',
    text: 'La consola es para la organización. Lo que ve el público está en el sitio público.',
    open: 'Abrir el sitio público',
  },
} as const satisfies SameKeys<typeof en>;
