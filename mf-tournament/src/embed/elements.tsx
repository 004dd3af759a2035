import type { ReactNode } from 'react';
import { LiveElement } from './live-element';
import type { ElementName } from './names';
import type { Known, Poller } from './reading/poller';
import { tournamentPoller, upcomingPoller, type Parts, type Upcoming } from './reading/shared';
import type { PublicTournament } from './reading/tournament';
import { Box } from './views/box';
import { bracketView } from './views/bracket-view';
import { nowView } from './views/now-view';
import { scheduleView } from './views/schedule-view';
import { standingsView } from './views/standings-view';
import { TournamentList } from './views/tournaments-view';
import type { TournamentView } from './views/view';
import type { Words } from './words';

const nothing: Known<never> = { value: null, at: 0, hasFailed: false };

/** Creates an element class for the part of the tournament that its attribute names. */
function createElement({ parts, title, section, view: View }: TournamentView) {
  const need: Parts = new Set(parts);
  return class extends LiveElement<PublicTournament, Parts> {
    static readonly observedAttributes = ['tournament', 'group', 'lang', 'theme'];

    protected source() {
      const id = this.getAttribute('tournament')?.trim();
      return id ? { poller: tournamentPoller(id), need } : null;
    }

    protected draw(poller: Poller<PublicTournament, Parts> | null, words: Words, theme: string | null): ReactNode {
      const known: Known<PublicTournament> = poller?.known ?? nothing;
      const { value } = known;
      const isThere = value && parts.every((part) => value.parts.has(part));
      const names = new Map<string, string>(value?.teams.map(({ id, name }) => [id, name]));
      const content =
        value && isThere
          ? View({
              known: value,
              words,
              nameOf: (id) => names.get(id) ?? '–',
              attribute: (name) => this.getAttribute(name),
              instant: Date.now() + value.ahead,
            })
          : null;
      return (
        <Box
          theme={theme}
          words={words}
          title={words.t(title)}
          // Another element on the page has already read the tournament; this one's part is still loading.
          known={value && !isThere ? { ...known, value: undefined } : known}
          content={content}
          more={value ? { address: `${value.pages}/${value.tournament.id}${section}`, name: value.tournament.name } : null}
        />
      );
    }
  };
}

class TournamentsElement extends LiveElement<Upcoming, null> {
  static readonly observedAttributes = ['region', 'search', 'limit', 'lang', 'theme'];

  protected source() {
    return { poller: upcomingPoller(), need: null };
  }

  protected draw(poller: Poller<Upcoming, null> | null, words: Words, theme: string | null): ReactNode {
    const known: Known<Upcoming> = poller?.known ?? nothing;
    const { value } = known;
    return (
      <Box
        theme={theme}
        words={words}
        title={words.t('tournaments.title')}
        known={known}
        content={value ? <TournamentList upcoming={value} words={words} attribute={(name) => this.getAttribute(name)} /> : null}
        more={null}
      />
    );
  }
}

/** All elements, by the last part of their names. */
export const elements = {
  now: createElement(nowView),
  schedule: createElement(scheduleView),
  standings: createElement(standingsView),
  bracket: createElement(bracketView),
  tournaments: TournamentsElement,
} as const satisfies Record<ElementName, CustomElementConstructor>;
