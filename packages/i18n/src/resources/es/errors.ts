import type { SameKeys } from '../../same-keys';
import type { errors as en } from '../en/errors';

export const errors = {
  login: 'Error: {{code}}',
  somethingWrong: '¡Algo salió mal!',
  somethingWrongDeleting: 'Algo salió mal',
  notSaved: 'No guardado: «{{text}}»',
  createTournament: 'No se pudo crear el torneo',
  registration: 'No se pudo completar tu inscripción',
  mixerNeedsProfile: '¡Debes entrar y tener el perfil completo para inscribirte!',
  fetchingUsers: 'Error al leer los perfiles:',
  allFields: '¡Debes rellenar todos los campos!',
  profileNotSaved: 'No se guardó el perfil',
  savePlayer: 'No se pudo guardar a la persona: {{message}}',
  savingGroups: 'Algo salió mal al guardar los grupos',
  creatingGroups: 'Error al crear los grupos:',
  deleteMatch: 'No se pudo eliminar el partido de la lista: {{message}}',
  selectProfile: 'Elige un perfil',
  allMatchupsPlayed: 'Ya se jugaron todos los enfrentamientos posibles',
  twoTeamsPerGroup: 'Cada grupo debe tener al menos 2 equipos',
  clash: {
    mine: 'Tus cambios siguen aquí. Lo demás muestra lo que está guardado ahora.',
    theirs: 'Esto es lo que está guardado ahora.',
    showTheirs: 'Mostrar la otra versión',
    showMine: 'Mostrar la mía',
  },
  cause: {
    offline: 'No hay conexión. Inténtalo de nuevo cuando vuelva.',
    conflict: 'Alguien más cambió esto al mismo tiempo. Revísalo e inténtalo de nuevo.',
    denied: 'Ya no tienes permiso para hacerlo. Recarga la página; puede que tus permisos hayan cambiado.',
    full: 'El servidor no tiene más espacio para esto. Elimina lo que ya no necesites o verifica tu correo, y vuelve a intentarlo. Quienes llevan este sitio también pueden hacer espacio.',
    unknown: 'Inténtalo de nuevo. Si vuelve a pasar, escríbenos.',
  },
} as const satisfies SameKeys<typeof en>;
