import type { SameKeys } from '../../same-keys';
import type { about as en } from '../en/about';

export const about = {
  title: 'À propos de Courtside',
  what: {
    title: 'En bref',
    text: 'Courtside annonce des tournois de sports d’équipe, reçoit les inscriptions des équipes et des joueurs, et montre les matchs pendant qu’ils se jouent. Les organisateurs mènent tout l’événement depuis les mêmes pages.',
  },
  updates: {
    title: 'Nouveautés',
    items: {
      season:
        'Tout l’événement au même endroit : groupes, tous contre tous et rondes suisses, classements expliqués, quatre types de tableau, et un planificateur pour le site de chaque club.',
      start: 'Courtside annonce les tournois, reçoit les inscriptions et montre les matchs pendant qu’ils se jouent.',
    },
  },
  flow: {
    title: 'Des équipes à la finale',
    teams: 'Équipes : elles s’inscrivent elles-mêmes, ou l’organisateur les ajoute.',
    groups: 'Groupes : les inscriptions ferment, et les équipes sont réparties en un à quatre groupes, ou jusqu’à huit.',
    schedule:
      'Programme : tous contre tous sur un à quatre jours, chaque paire une ou deux fois, ou rondes suisses. Groupes et équipes sont alors fixés ; seules les rondes suisses acceptent des équipes en retard.',
    bracket: 'Tableau : les têtes de série viennent du classement. Le programme est alors fixé.',
    secondGroups: {
      name: 'Une deuxième phase de groupes',
      text: 'Les meilleures équipes, ou celles qui restent, peuvent rejouer en groupes ou en rondes suisses avant le tableau. L’organisateur choisit qui continue et ce qui compte de nouveau : rien, les matchs entre équipes d’un nouveau groupe, ou tous les points.',
      drawing:
        'Dessin : {{firstGroups}} groupes de {{firstTeams}} équipes, puis {{secondGroups}} groupes de {{secondTeams}}, puis un tableau à {{lastTeams}} équipes',
    },
    shuffle: {
      name: 'Un shuffle',
      text: 'À chaque ronde, tout le monde est mélangé dans de nouvelles équipes : le moins possible de coéquipiers répétés, et des matchs équilibrés. On se repose à tour de rôle. Un seul classement, individuel : les points de toutes les équipes où l’on a joué.',
      drawing: 'Dessin : {{players}} joueurs sur {{rounds}} rondes, chaque fois dans de nouvelles équipes de {{teamSize}}',
    },
  },
  tieBreaks: {
    title: 'Comment départager les équipes',
    text: 'Une victoire rapporte trois points, sauf choix contraire de l’organisateur, et un nul un point. Les équipes à égalité sont comparées dans cet ordre, critère après critère. Un match d’appui place son vainqueur devant son perdant, et devant aucune autre équipe. Si rien ne les départage, l’ordre d’inscription décide.',
    pointsFirst: {
      name: 'Points d’abord',
      order:
        'Points, victoires, nuls, moins de défaites, confrontation directe (ignorée si trois équipes ou plus sont à égalité de points), différence de buts, buts marqués, buts encaissés ; puis encore la confrontation directe si deux équipes restent à égalité.',
    },
    others: {
      name: 'Autres ordres',
      order:
        'L’organisation peut choisir un autre ordre, ou en composer un : la page du tournoi nomme ses critères. « Entre équipes à égalité » est un petit classement des matchs entre elles ; celles qui restent à égalité ont ensuite leur propre petit classement, et il ne compte que si toutes se sont rencontrées autant de fois. La force des adversaires est la moyenne de leurs points. Le Buchholz médian est la somme des points des adversaires, sans le meilleur ni le moins bon ; une ronde sans adversaire compte comme un adversaire avec les points de l’équipe.',
    },
    example: {
      text: 'Un exemple : six équipes se sont toutes rencontrées une fois. A, B et C ont sept points, et A a battu B. « Points d’abord » ignore ce match, car trois équipes sont à égalité de points ; « Victoires d’abord » le compte, car seules A et B ont les mêmes victoires, nuls et défaites.',
      team: 'Équipe',
      points: 'Points',
      record: 'V–N–D',
      goals: 'Buts',
      ahead: 'Devance la suivante par',
      by: {
        tieBreaker: 'le match d’appui',
        points: 'les points',
        wins: 'les victoires',
        draws: 'les nuls',
        losses: 'moins de défaites',
        headToHead: 'la confrontation directe',
        headToHeadPoints: 'les points entre équipes à égalité',
        headToHeadGoalDifference: 'la différence de buts entre équipes à égalité',
        headToHeadGoals: 'les buts entre équipes à égalité',
        strengthOfSchedule: 'la force des adversaires',
        medianBuchholz: 'le Buchholz médian',
        goalDifference: 'la différence de buts',
        goalsFor: 'les buts marqués',
        goalsAgainst: 'les buts encaissés',
        order: 'l’ordre d’inscription',
      },
    },
    winsFirst: {
      name: 'Victoires d’abord',
      order:
        'Victoires, nuls, défaites, confrontation directe (entre deux équipes exactement), différence de buts, buts marqués ; puis encore la confrontation directe si deux équipes restent à égalité.',
    },
  },
  brackets: {
    title: 'Types de tableau',
    drawing: 'Dessin du tableau {{name}} à {{count}} équipes',
    single: {
      name: 'Simple',
      text: 'Une défaite élimine. Les perdants des demi-finales jouent la troisième place. D’autres places peuvent aussi être jouées.',
    },
    double: {
      name: 'Double',
      text: 'Une première défaite envoie dans le tableau inférieur, une deuxième élimine. La finale est rejouée si l’équipe du tableau inférieur la gagne.',
    },
    splitStart: {
      name: 'Départ partagé',
      text: 'Comme le double, mais les dernières têtes de série commencent dans le tableau inférieur : une défaite les élimine.',
    },
    singleHayes: {
      name: 'Hayes simple',
      text: 'Les meilleures têtes de série attendent dans le tableau principal ; les autres se disputent sa dernière place.',
    },
    doubleHayes: {
      name: 'Hayes double',
      text: 'Comme le Hayes simple, avec une seconde chance aux deux étages : deux équipes de l’étage inférieur montent.',
    },
    series: {
      name: 'Séries',
      text: 'Dans chaque type, la finale et les matchs qui la précèdent peuvent se jouer au meilleur de 3 ou de 5 : la première équipe à en gagner 2, ou 3, l’emporte. Les matchs inutiles ne se jouent pas.',
      drawing: 'Dessin : une finale de {{count}} matchs au plus ; elle est finie quand une équipe en a gagné {{wins}}',
    },
  },
  icons: {
    title: 'Ce que disent les icônes',
    edit: { name: 'Modifier les détails', text: 'Changer le nom, le lieu, les dates ou la description d’un tournoi.' },
    addOrganizer: { name: 'Ajouter un organisateur', text: 'Mener le tournoi à plusieurs.' },
    deleteTournament: { name: 'Supprimer le tournoi', text: 'Le retirer avec tout son contenu.' },
    teamDetails: { name: 'Détails de l’équipe', text: 'Voir et modifier une équipe et ses joueurs.' },
    recreateGroups: { name: 'Refaire les groupes', text: 'Répartir les équipes de nouveau.' },
    addDay: { name: 'Ajouter un jour', text: 'Ajouter un jour au programme.' },
    moveGames: { name: 'Déplacer des matchs', text: 'Mettre un match à une autre heure ou un autre jour.' },
  },
} as const satisfies SameKeys<typeof en>;
