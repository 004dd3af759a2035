import type { Team } from '@courtside/domain';
import type { EventPhase } from '@courtside/domain/after';
import { useTranslation } from '@courtside/i18n';
import { Button, ListOrderedIcon, TrophyIcon } from '@courtside/ui';
import type { AfterOfToday } from '../day/today';
import type { Visit } from '../visit';
import { EndOfAllGroups, WhoGoesOn } from './event-meaning';
import { Kicker, Meaning } from './meaning';
import { NEXT_TOURNAMENTS } from './next-tournaments';
import { Result } from './result';

/*
 * All that a page needs once something of an event is over: it is fetched then, in one piece.
 */
export { MY_TODAY, Today } from '../day/today';
export { NextTournaments } from './next-tournaments';

/** What the card at the top of the page says once something is over. */
export function afterOfToday(visit: Visit, phase: EventPhase, team: Team | undefined): AfterOfToday {
  const isOver = phase === 'over';
  return {
    isOver,
    result: isOver ? <Result visit={visit} /> : null,
    kicker: team && <Kicker visit={visit} team={team} />,
    meaning: team && <Meaning visit={visit} team={team} />,
    event: isOver ? <WhichTeam /> : phase === 'groupsOver' ? <EndOfAllGroups visit={visit} /> : null,
    below: phase === 'groupsOver' ? <WhoGoesOn visit={visit} /> : null,
  };
}

function WhichTeam() {
  const { t } = useTranslation(['after', 'schedule']);
  return (
    <div>
      <strong>{t('schedule:mine.which')}</strong>
      <p>{t('over.choose')}</p>
    </div>
  );
}

/** Leads from the result to the ranking of all. @param to the part of the page that has it */
export function RankingLink({ to }: { readonly to: 'final-ranking' | 'standings' }) {
  const { t } = useTranslation('after');
  return (
    <Button as="a" href={`#${to}`} variant="quiet" icon={<ListOrderedIcon size={20} aria-hidden="true" />}>
      {t('over.ranking')}
    </Button>
  );
}

/** Leads to the tournaments that come next. */
export function NextLink() {
  const { t } = useTranslation('after');
  return (
    <Button as="a" href={`#${NEXT_TOURNAMENTS}`} variant="quiet" icon={<TrophyIcon size={20} aria-hidden="true" />}>
      {t('over.next')}
    </Button>
  );
}
