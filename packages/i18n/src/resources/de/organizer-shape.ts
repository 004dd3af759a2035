import type { SameKeys } from '../../same-keys';
import type { removeDay as enRemoveDay, shapeEnd as enShapeEnd } from '../en/organizer-shape';

export const removeDay = {
  title: 'Tag entfernen',
  submit: 'Tag entfernen',
  begun_one:
    '{{count}} Spiel dieses Tages hat ein Ergebnis oder hat begonnen. Ein gespieltes Spiel behält seinen Tag, deshalb bleibt der Tag; seine anderen Spiele können verschoben werden.',
  begun_other:
    '{{count}} Spiele dieses Tages haben ein Ergebnis oder haben begonnen. Ein gespieltes Spiel behält seinen Tag, deshalb bleibt der Tag; seine anderen Spiele können verschoben werden.',
  unplaced_one:
    '{{count}} Spiel hat an keinem anderen Tag vor Mitternacht Platz: {{games}}. Füge zuerst ein Feld oder einen Tag hinzu, oder lösche das Spiel.',
  unplaced_other:
    '{{count}} Spiele haben an keinem anderen Tag vor Mitternacht Platz: {{games}}. Füge zuerst ein Feld oder einen Tag hinzu, oder lösche Spiele.',
  goes: '{{day}} entfällt. Keines seiner Spiele wurde gespielt.',
  empty: '{{day}} entfällt. Er hat keine Spiele.',
  stays: 'Alle Paarungen und Ergebnisse bleiben, ebenso die Zeiten der anderen Spiele.',
  moves_one: '{{count}} Spiel kommt auf {{day}}; dieser Tag endet dann um {{then}} statt um {{now}}.',
  moves_other: '{{count}} Spiele kommen auf {{day}}; dieser Tag endet dann um {{then}} statt um {{now}}.',
  fills_one: '{{count}} Spiel kommt auf {{day}}; dieser Tag endet dann um {{then}}.',
  fills_other: '{{count}} Spiele kommen auf {{day}}; dieser Tag endet dann um {{then}}.',
  list: 'Verschobene Spiele',
  to: 'Neu an {{day}}',
  times: '{{from}} → {{to}}',
} as const satisfies SameKeys<typeof enRemoveDay>;

export const shapeEnd = {
  added_one: 'Er hat mindestens {{count}} Spiel. Folgt es auf das letzte geplante Spiel, endet das Turnier {{then}} statt {{now}}.',
  added_other: 'Er hat mindestens {{count}} Spiele. Folgen sie auf das letzte geplante Spiel, endet das Turnier {{then}} statt {{now}}.',
  moved: 'Das Turnier endet dann {{then}} statt {{now}}.',
  same: 'Das Turnier endet weiterhin {{now}}.',
  moment: '{{day}}, {{time}}',
} as const satisfies SameKeys<typeof enShapeEnd>;
