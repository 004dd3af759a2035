import type { Team } from '@courtside/domain';
import type { EventPhase } from '@courtside/domain/after';
import { useTranslation } from '@courtside/i18n';
import type { AfterOfToday } from '../day/today';
import type { Visit } from '../visit';
import { EndOfAllGroups, AdvancingByGroup } from './event-meaning';
import { Kicker, Meaning } from './meaning';
import { Result } from './result';

/*
 * All that a page needs once something of an event is over: it is fetched then, in one piece.
 */
export { NextTournaments } from './next-tournaments';

/** The contents of the card at the top of the page once something is over. */
export function afterOfToday(visit: Visit, phase: EventPhase, team: Team | undefined): AfterOfToday {
  const isOver = phase === 'over';
  return {
    isOver,
    result: isOver ? <Result visit={visit} /> : null,
    kicker: team && <Kicker visit={visit} team={team} />,
    meaning: team && <Meaning visit={visit} team={team} isOver={isOver} />,
    event: isOver ? <WhichTeam /> : phase === 'groupsOver' ? <EndOfAllGroups visit={visit} /> : null,
    below: phase === 'groupsOver' ? <AdvancingByGroup visit={visit} /> : null,
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
