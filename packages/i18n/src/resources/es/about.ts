import type { SameKeys } from '../../same-keys';
import type { about as en } from '../en/about';

export const about = {
  title: 'Acerca de Courtside',
  what: {
    title: 'Qué es',
    text: 'Courtside reúne torneos de deportes de equipo, permite inscribir equipos y jugadores, y muestra los partidos mientras se juegan. La organización lleva todo el evento desde las mismas páginas.',
  },
  updates: {
    title: 'Novedades',
    items: {
      season:
        'Todo el evento en un solo lugar: grupos, todos contra todos y rondas suizas, clasificaciones que explican su orden, cuatro tipos de cuadro y un planificador para el sitio de cada club.',
      start: 'Courtside reúne torneos, recibe inscripciones y muestra los partidos mientras se juegan.',
    },
  },
  flow: {
    title: 'De los equipos a la final',
    teams: 'Equipos: se inscriben ellos mismos, o los añade la organización.',
    groups: 'Grupos: la inscripción se cierra y los equipos se reparten en uno a cuatro grupos, o hasta ocho.',
    schedule:
      'Calendario: todos contra todos en uno a cuatro días, una o dos veces cada pareja, o rondas suizas. Desde ahí, grupos y equipos quedan fijos; solo las rondas suizas admiten equipos que llegan tarde.',
    bracket: 'Cuadro: con los cabezas de serie de la clasificación. Desde ahí, el calendario queda fijo.',
    secondGroups: {
      name: 'Una segunda fase de grupos',
      text: 'Los mejores equipos, o los que quedan, pueden jugar otra vez en grupos o en rondas suizas antes del cuadro. La organización elige quién sigue y qué cuenta otra vez: nada, los partidos entre equipos de un grupo nuevo o todos los puntos.',
      drawing:
        'Dibujo: {{firstGroups}} grupos de {{firstTeams}} equipos, después {{secondGroups}} grupos de {{secondTeams}}, después un cuadro con {{lastTeams}} equipos',
    },
    shuffle: {
      name: 'Un shuffle',
      text: 'En cada ronda, los jugadores de un mixer se mezclan en equipos nuevos: los mínimos compañeros repetidos y partidos igualados. Se descansa por turnos. Una sola tabla cuenta para cada jugador: los puntos de todos los equipos en los que estuvo.',
      drawing: 'Dibujo: {{players}} jugadores en {{rounds}} rondas, cada vez en equipos nuevos de {{teamSize}}',
    },
  },
  tieBreaks: {
    title: 'Cómo se deciden los empates',
    text: 'Una victoria da tres puntos y un empate uno, salvo que la organización elija otra cosa. Los equipos igualados se comparan en este orden, un criterio tras otro. Un partido de desempate pone al ganador delante del perdedor, y de ningún otro equipo. Los equipos que nada separa quedan por orden de inscripción.',
    pointsFirst: {
      name: 'Primero los puntos',
      order:
        'Puntos, victorias, empates, menos derrotas, enfrentamiento directo (se omite si tres o más equipos igualan a puntos), diferencia de goles, goles a favor, goles en contra; después, otra vez el enfrentamiento directo si dos equipos siguen igualados.',
    },
    others: {
      name: 'Otros órdenes',
      order:
        'La organización puede elegir otro orden o componer uno: la página del torneo nombra sus criterios. «Entre igualados» es una pequeña tabla de los partidos entre ellos; los equipos que sigan igualados tienen después su propia tabla, y solo cuenta si todos se han enfrentado las mismas veces. La fuerza de los rivales es la media de los puntos de los rivales. El Buchholz mediano es la suma de los puntos de los rivales sin el mejor ni el peor; una ronda exenta cuenta como un rival con los puntos del propio equipo.',
    },
    example: {
      text: 'Un ejemplo: seis equipos se han enfrentado todos una vez. A, B y C tienen siete puntos cada uno, y A ganó a B. «Primero los puntos» omite ese partido, porque tres igualan a puntos; «Primero las victorias» lo cuenta, porque solo A y B igualan en victorias, empates y derrotas.',
      team: 'Equipo',
      points: 'Puntos',
      record: 'V–E–D',
      goals: 'Goles',
      ahead: 'Delante del siguiente por',
      by: {
        tieBreaker: 'partido de desempate',
        points: 'puntos',
        wins: 'victorias',
        draws: 'empates',
        losses: 'menos derrotas',
        headToHead: 'enfrentamiento directo',
        headToHeadPoints: 'puntos entre igualados',
        headToHeadGoalDifference: 'diferencia de goles entre igualados',
        headToHeadGoals: 'goles entre igualados',
        strengthOfSchedule: 'fuerza de los rivales',
        medianBuchholz: 'Buchholz mediano',
        goalDifference: 'diferencia de goles',
        goalsFor: 'goles a favor',
        goalsAgainst: 'goles en contra',
        order: 'orden de inscripción',
      },
    },
    winsFirst: {
      name: 'Primero las victorias',
      order:
        'Victorias, empates, derrotas, enfrentamiento directo (si igualan exactamente dos equipos), diferencia de goles, goles a favor; después, otra vez el enfrentamiento directo si dos equipos siguen igualados.',
    },
  },
  brackets: {
    title: 'Tipos de cuadro',
    drawing: 'Dibujo del cuadro {{name}} con {{count}} equipos',
    single: {
      name: 'Simple',
      text: 'El equipo que pierde queda fuera. Los perdedores de las semifinales juegan por el tercer puesto. También se pueden jugar otros puestos.',
    },
    double: {
      name: 'Doble',
      text: 'El equipo que pierde sigue en el cuadro inferior y queda fuera tras la segunda derrota. La final se repite si la gana el equipo del cuadro inferior.',
    },
    splitStart: {
      name: 'Inicio repartido',
      text: 'Como el doble, pero los últimos cabezas de serie empiezan en el cuadro inferior: una derrota y quedan fuera.',
    },
    singleHayes: {
      name: 'Hayes simple',
      text: 'Los mejores cabezas de serie esperan en el cuadro principal; los demás juegan una eliminatoria por su última plaza.',
    },
    doubleHayes: {
      name: 'Hayes doble',
      text: 'Como Hayes simple, con dos oportunidades en ambos niveles: suben dos equipos del nivel inferior.',
    },
    series: {
      name: 'Series',
      text: 'En cada tipo, la final y los partidos previos pueden jugarse al mejor de 3 o de 5: gana el primer equipo que llega a 2 o a 3 victorias. Los partidos que sobran no se juegan.',
      drawing: 'Dibujo: una final de hasta {{count}} partidos; acaba cuando un equipo ha ganado {{wins}}',
    },
  },
  icons: {
    title: 'Qué significan los iconos',
    edit: {
      name: 'Editar detalles',
      text: 'Cambiar el nombre, el lugar, las fechas o la descripción de un torneo.',
    },
    addOrganizer: {
      name: 'Añadir a la organización',
      text: 'Dejar que otra persona lleve el torneo contigo.',
    },
    deleteTournament: {
      name: 'Eliminar torneo',
      text: 'Eliminarlo con todo su contenido.',
    },
    teamDetails: {
      name: 'Detalles del equipo',
      text: 'Ver y cambiar un equipo y sus jugadores.',
    },
    recreateGroups: {
      name: 'Rehacer grupos',
      text: 'Repartir de nuevo los equipos en los grupos.',
    },
    addDay: {
      name: 'Añadir día',
      text: 'Añadir un día al calendario.',
    },
    moveGames: {
      name: 'Mover partidos',
      text: 'Mover un partido a otra hora u otro día.',
    },
  },
} as const satisfies SameKeys<typeof en>;
