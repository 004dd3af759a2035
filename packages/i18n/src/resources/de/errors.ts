import type { SameKeys } from '../../same-keys';
import type { errors as en } from '../en/errors';

export const errors = {
  login: 'Fehler: {{code}}',
  somethingWrong: 'Etwas ist schiefgegangen!',
  somethingWrongDeleting: 'Etwas ist schiefgegangen',
  notSaved: 'Nicht gespeichert: „{{text}}“',
  createTournament: 'Das Turnier konnte nicht angelegt werden',
  registration: 'Deine Anmeldung hat nicht geklappt',
  mixerNeedsProfile: 'Du musst eingeloggt sein und ein vollständiges Profil haben, um dich anzumelden!',
  fetchingUsers: 'Fehler beim Lesen der Profile:',
  allFields: 'Du musst alle Felder ausfüllen!',
  profileNotSaved: 'Das Profil wurde nicht gespeichert',
  savePlayer: 'Spieler:in konnte nicht gespeichert werden: {{message}}',
  savingGroups: 'Beim Speichern der Gruppen ist etwas schiefgegangen',
  creatingGroups: 'Fehler beim Bilden der Gruppen:',
  deleteMatch: 'Das Spiel konnte nicht aus der Liste entfernt werden: {{message}}',
  selectProfile: 'Wähle ein Profil',
  allMatchupsPlayed: 'Alle möglichen Paarungen wurden gespielt',
  twoTeamsPerGroup: 'Jede Gruppe braucht mindestens 2 Teams',
  clash: {
    mine: 'Deine Änderungen sind noch da. Alles andere zeigt, was jetzt gespeichert ist.',
    theirs: 'Das ist jetzt gespeichert.',
    showTheirs: 'Andere Fassung zeigen',
    showMine: 'Meine Fassung zeigen',
  },
  cause: {
    offline: 'Kein Netz. Versuche es erneut, wenn du wieder online bist.',
    conflict: 'Jemand anderes hat das im selben Moment geändert. Sieh es dir noch einmal an und versuche es erneut.',
    denied: 'Das darfst du nicht mehr. Lade die Seite neu; deine Rechte haben sich vielleicht geändert.',
    full: 'Der Server hat dafür keinen Platz mehr. Lösche, was du nicht mehr brauchst, oder bestätige deine E-Mail-Adresse und versuche es erneut. Auch wer diese Website betreibt, kann Platz schaffen.',
    unknown: 'Versuche es erneut. Passiert es wieder, schreib uns.',
  },
} as const satisfies SameKeys<typeof en>;
