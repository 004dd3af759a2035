import type { SameKeys } from '../../same-keys';
import type { about as en } from '../en/about';

export const about = {
  title: 'Über Courtside',
  what: {
    title: 'Was es ist',
    text: 'Courtside zeigt Turniere für Teamsportarten, nimmt Anmeldungen von Teams und Spieler:innen an und zeigt die Spiele live. Die Turnierleitung steuert alles auf denselben Seiten.',
  },
  updates: {
    title: 'Neu hier',
    items: {
      season:
        'Das ganze Turnier an einem Ort: Gruppen, jeder gegen jeden und Schweizer Runden, Tabellen mit Begründung, vier Arten von Turnierbäumen und ein Planer für die Website jedes Vereins.',
      start: 'Courtside zeigt Turniere, nimmt Anmeldungen an und zeigt die Spiele live.',
    },
  },
  flow: {
    title: 'Vom Team bis zum Finale',
    teams: 'Teams: Sie melden sich selbst an, oder die Turnierleitung fügt sie hinzu.',
    groups: 'Gruppen: Die Anmeldung schließt, und die Teams werden auf eine bis vier Gruppen verteilt, oder auf bis zu acht.',
    schedule:
      'Spielplan: jeder gegen jeden an einem bis vier Tagen, jede Paarung ein- oder zweimal, oder Schweizer Runden. Ab jetzt stehen Gruppen und Teams fest; nur zu Schweizer Runden können noch Teams dazukommen.',
    bracket: 'Turnierbaum: gesetzt nach der Tabelle. Ab jetzt steht der Spielplan fest.',
    secondGroups: {
      name: 'Eine zweite Gruppenphase',
      text: 'Die besten Teams, oder die übrigen, können vor dem Turnierbaum noch einmal in Gruppen oder Schweizer Runden spielen. Die Turnierleitung legt fest, wer weiterkommt und was noch einmal zählt: nichts, die Spiele zwischen Teams einer neuen Gruppe oder alle Punkte.',
      drawing:
        'Bild: {{firstGroups}} Gruppen mit je {{firstTeams}} Teams, dann {{secondGroups}} Gruppen mit je {{secondTeams}}, dann ein Turnierbaum mit {{lastTeams}} Teams',
    },
    shuffle: {
      name: 'Ein Shuffle',
      text: 'In jeder Runde werden alle eines Mixers in neue Teams gemischt: möglichst wenige spielen wieder zusammen, und die Spiele sind ausgeglichen. Pausen gehen reihum. Eine Tabelle zählt für jede Person: die Punkte aller Teams, in denen sie war.',
      drawing: 'Bild: {{players}} Spieler:innen in {{rounds}} Runden, jedes Mal in neuen Teams zu {{teamSize}}',
    },
  },
  tieBreaks: {
    title: 'Was bei Gleichstand zählt',
    text: 'Ein Sieg bringt drei Punkte und ein Unentschieden einen, wenn die Turnierleitung nichts anderes festlegt. Teams mit Gleichstand werden in dieser Reihenfolge verglichen, ein Kriterium nach dem anderen. Ein Entscheidungsspiel setzt den Sieger vor den Verlierer, aber vor kein anderes Team. Trennt nichts die Teams, gilt die Reihenfolge der Anmeldung.',
    pointsFirst: {
      name: 'Punkte zuerst',
      order:
        'Punkte, Siege, Unentschieden, weniger Niederlagen, direkter Vergleich (entfällt, wenn drei oder mehr Teams punktgleich sind), Tordifferenz, erzielte Tore, Gegentore; dann noch einmal der direkte Vergleich, wenn zwei Teams weiter gleichauf sind.',
    },
    others: {
      name: 'Andere Reihenfolgen',
      order:
        'Die Turnierleitung kann eine andere Reihenfolge wählen oder selbst eine bilden: Die Turnierseite nennt die Kriterien. „Unter gleichen Teams“ ist eine kleine Tabelle der Spiele untereinander; Teams, die danach noch gleichauf sind, bekommen eine eigene kleine Tabelle. Sie zählt nur, wenn alle gleich oft gegeneinander gespielt haben. Die Gegnerstärke ist der Durchschnitt der Punkte der Gegner. Der Median-Buchholz ist die Summe der Punkte der Gegner ohne den besten und den schwächsten; ein Freilos zählt als Gegner mit den eigenen Punkten.',
    },
    example: {
      text: 'Ein Beispiel: Sechs Teams haben je einmal gegeneinander gespielt. A, B und C haben je sieben Punkte, und A hat gegen B gewonnen. „Punkte zuerst“ lässt dieses Spiel aus, weil drei Teams punktgleich sind; „Siege zuerst“ zählt es, weil nur A und B bei Siegen, Unentschieden und Niederlagen gleich sind.',
      team: 'Team',
      points: 'Punkte',
      record: 'S–U–N',
      goals: 'Tore',
      ahead: 'Vor dem nächsten durch',
      by: {
        tieBreaker: 'Entscheidungsspiel',
        points: 'Punkte',
        wins: 'Siege',
        draws: 'Unentschieden',
        losses: 'weniger Niederlagen',
        headToHead: 'direkten Vergleich',
        headToHeadPoints: 'Punkte unter gleichen Teams',
        headToHeadGoalDifference: 'Tordifferenz unter gleichen Teams',
        headToHeadGoals: 'Tore unter gleichen Teams',
        strengthOfSchedule: 'Gegnerstärke',
        medianBuchholz: 'Median-Buchholz',
        goalDifference: 'Tordifferenz',
        goalsFor: 'erzielte Tore',
        goalsAgainst: 'Gegentore',
        order: 'Reihenfolge der Anmeldung',
      },
    },
    winsFirst: {
      name: 'Siege zuerst',
      order:
        'Siege, Unentschieden, Niederlagen, direkter Vergleich (wenn genau zwei Teams gleichauf sind), Tordifferenz, erzielte Tore; dann noch einmal der direkte Vergleich, wenn zwei Teams weiter gleichauf sind.',
    },
  },
  brackets: {
    title: 'Arten von Turnierbäumen',
    drawing: 'Bild des Turnierbaums {{name}} mit {{count}} Teams',
    single: {
      name: 'Einfach',
      text: 'Wer verliert, ist raus. Die Verlierer der Halbfinals spielen um Platz 3. Auch andere Plätze können ausgespielt werden.',
    },
    double: {
      name: 'Doppel',
      text: 'Wer verliert, spielt im unteren Baum weiter und ist nach der zweiten Niederlage raus. Gewinnt das Team aus dem unteren Baum das Finale, wird es wiederholt.',
    },
    splitStart: {
      name: 'Geteilter Start',
      text: 'Wie Doppel, aber die niedriger gesetzten Teams beginnen im unteren Baum: eine Niederlage, und sie sind raus.',
    },
    singleHayes: {
      name: 'Hayes einfach',
      text: 'Die besten gesetzten Teams warten im Hauptbaum; alle anderen spielen um den letzten Platz darin.',
    },
    doubleHayes: {
      name: 'Hayes Doppel',
      text: 'Wie Hayes einfach, mit zwei Chancen auf beiden Stufen: Zwei Teams der unteren Stufe kommen weiter.',
    },
    series: {
      name: 'Serien',
      text: 'In jeder Art können das Finale und die Spiele davor Best of 3 oder Best of 5 sein: Das Team, das zuerst 2 oder 3 Spiele gewonnen hat, gewinnt. Nicht nötige Spiele fallen weg.',
      drawing: 'Bild: ein Finale mit bis zu {{count}} Spielen; es ist vorbei, wenn ein Team {{wins}} gewonnen hat',
    },
  },
  icons: {
    title: 'Was die Symbole bedeuten',
    edit: { name: 'Details bearbeiten', text: 'Name, Ort, Termin oder Beschreibung eines Turniers ändern.' },
    addOrganizer: { name: 'Organisator:in hinzufügen', text: 'Das Turnier gemeinsam mit anderen leiten.' },
    deleteTournament: { name: 'Turnier löschen', text: 'Es mit allem Inhalt entfernen.' },
    teamDetails: { name: 'Teamdetails', text: 'Ein Team mit seinen Spieler:innen ansehen und ändern.' },
    recreateGroups: { name: 'Gruppen neu bilden', text: 'Die Teams neu auf die Gruppen verteilen.' },
    addDay: { name: 'Tag hinzufügen', text: 'Dem Spielplan einen Tag hinzufügen.' },
    moveGames: { name: 'Spiele verschieben', text: 'Ein Spiel auf eine andere Zeit oder einen anderen Tag legen.' },
  },
} as const satisfies SameKeys<typeof en>;
