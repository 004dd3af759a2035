import { useTranslation } from '@courtside/i18n';
import { CourtBadge, isCourtLetter, Tabs, useKeptState } from '@courtside/ui';
import { useSearchParams } from 'react-router-dom';
import type { BoardCourt } from '../data/board-model';
import { LateText } from '../courts/court-late';
import { CourtPanel } from '../courts/court-panel';
import { Slide, Strip, TabLabel, TabsOnCourt } from './court-tabs-style';
import { OtherBoards } from './other-boards';
import { SmallClock } from '../courts/game-clock';
import { useGameWords } from '../data/use-game-words';
import { useSlides } from './use-slides';

export interface CourtTabsProps {
  readonly courts: readonly BoardCourt[];
}

/** One court fills the screen; the others are a swipe or a tab away, and show score and clock in their tabs. */
export function CourtTabs({ courts }: CourtTabsProps) {
  const { t } = useTranslation(['organizerDay', 'common']);
  const { scoreText } = useGameWords();
  const [asked] = useSearchParams();
  const [chosen, setChosen] = useKeptState<string>('court', asked.get('court') ?? '');
  const place = Math.max(
    courts.findIndex(({ letter }) => letter === chosen),
    0,
  );
  const strip = useSlides(place, (next) => setChosen(courts[next]?.letter ?? ''));
  const [first] = courts;
  if (!first) return null;
  if (courts.length === 1)
    return (
      <CourtPanel court={first}>
        <OtherBoards court={first} />
      </CourtPanel>
    );
  return (
    <TabsOnCourt>
      <Tabs
        label={t('courts')}
        current={courts[place]?.letter ?? first.letter}
        onChange={setChosen}
        tabs={courts.map((court) => ({
          id: court.letter,
          label: (
            <TabLabel>
              {isCourtLetter(court.letter) && <CourtBadge letter={court.letter} label={t('common:court', { letter: court.letter })} />}
              {court.current?.state.play && court.current.phase !== 'called' && <b>{scoreText(court.current)}</b>}
              <small>
                {court.current && <SmallClock game={court.current} />}
                <LateText court={court} />
              </small>
            </TabLabel>
          ),
        }))}
      >
        <Strip {...strip}>
          {courts.map((court, at) => (
            // Slides outside of the screen are unreachable for Tab and screen readers.
            <Slide key={court.letter} inert={at !== place}>
              <CourtPanel court={court} />
            </Slide>
          ))}
        </Strip>
        {/* Not in the row: a swiped element can't be sticky. */}
        <OtherBoards court={courts[place] ?? first} />
      </Tabs>
    </TabsOnCourt>
  );
}
