import type { SameKeys } from '../../same-keys';
import type { commands as en } from '../en/commands';

export const commands = {
  title: 'Suchen und öffnen',
  label: 'Seite, Turnier, Team oder Aktion',
  placeholder: 'Name oder Aktion',
  nothing: 'Nichts gefunden für „{{term}}“.',
  count_one: '{{count}} Eintrag',
  count_other: '{{count}} Einträge',
  groups: { pages: 'Seiten', mine: 'Meine Turniere', tournaments: 'Turniere', actions: 'Aktionen' },
  organize: 'Du organisierst',
  board: 'Feldübersicht von {{name}}',
  myTeam: 'Mein Team bei {{name}}',
  archive: '„{{term}}“ im Archiv suchen',
  signUp: 'Konto erstellen',
  language: 'Sprache: {{language}}',
  theme: 'Darstellung: {{theme}}',
  shortcuts: {
    title: 'Tastenkürzel',
    page: 'Auf dieser Seite',
    site: 'Überall',
    list: 'Diese Liste',
    close: 'Schließen, was offen ist',
    escape: 'Esc',
    helpKey: 'Die Taste „?“ öffnet diese Liste',
    helpKeyHint: 'Nicht beim Tippen. Schalte sie aus, wenn du mit diesem Gerät sprichst.',
  },
  loading: 'Turniere werden gelesen…',
  failed: 'Die Turniere konnten nicht gelesen werden. Alles andere geht.',
  kept: 'Kein Netz. Du findest die Turniere, die auf diesem Gerät schon gelesen wurden.',
} as const satisfies SameKeys<typeof en>;
