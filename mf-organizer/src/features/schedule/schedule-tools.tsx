import { canEditSchedule } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Button, CalendarPlusIcon, ClockIcon, CoffeeIcon, FlagIcon, LinkIcon, Menu, SaveIndicator, space, SwordsIcon, TimerIcon, Trash2Icon, UsersIcon, type MenuItem } from '@courtside/ui';
import styled from 'styled-components';
import { useSaveWords } from '../scoring/score-state';
import { useScoresState } from '../scoring/score-book-context';
import { UndoScore } from '../scoring/undo-score';
import { useSchedule } from './schedule-context';
import { useGameTimes } from './game-times';
import { SectionVisibility } from './section-visibility';
import type { Background } from './use-background';

export type ScheduleTask = 'score' | 'times' | 'break' | 'day' | 'referees' | 'hyperlinks' | 'tieBreaker' | 'withdraw' | 'nextRound' | 'delete';

export interface ScheduleToolsProps {
  readonly onTask: (task: ScheduleTask) => void;
  readonly background: Background;
}

/** On a phone the menu must not stand alone in the last line. */
const Together = styled.div`
  display: flex;
  gap: ${space[1]};
`;

/** What the head of the section offers. */
export function ScheduleTools({ onTask, background }: ScheduleToolsProps) {
  const { t } = useTranslation('organizerSchedule');
  const { tournament, matches, nameOf, isSwiss } = useSchedule();
  const canEdit = canEditSchedule(tournament).allowed;
  const words = useSaveWords();
  const state = useScoresState();
  const icon = { size: 20, 'aria-hidden': true } as const;
  const gameTimes = useGameTimes(tournament, background);
  const item = (key: ScheduleTask, label: string, sign: MenuItem['icon'], more: Partial<MenuItem> = {}): MenuItem => ({ key, label, icon: sign, onSelect: () => onTask(key), ...more });
  const items: MenuItem[] = [
    ...(canEdit && !isSwiss ? [item('day', t('tool.addDay'), <CalendarPlusIcon {...icon} />)] : []),
    item('referees', t('tool.referees'), <FlagIcon {...icon} />),
    item('hyperlinks', t('tool.hyperlinks'), <LinkIcon {...icon} />),
    ...(canEdit ? [item('tieBreaker', t('tool.tieBreaker'), <SwordsIcon {...icon} />)] : []),
    ...(canEdit && isSwiss ? [item('withdraw', t('tool.withdraw'), <UsersIcon {...icon} />)] : []),
    gameTimes.item,
    ...(canEdit ? [item('delete', t('tool.delete'), <Trash2Icon {...icon} />, { danger: true })] : []),
  ];
  const addBreak = (
    <Button variant="secondary" icon={<CoffeeIcon {...icon} />} onClick={() => onTask('break')}>
      {t('tool.addBreak')}
    </Button>
  );
  return (
    <>
      <SaveIndicator state={state} words={words} />
      {canEdit && (
        <UndoScore
          teamName={({ matchId, side }) => {
            const match = matches.get(matchId as never);
            return match ? nameOf(side === 'team1Score' ? match.team1Id : match.team2Id) : '';
          }}
        />
      )}
      <SectionVisibility
        tournamentId={tournament.id}
        section="schedule"
        isPublic={tournament.isSchedulePublic}
        onChange={(command) => background.start(command, t('problem.visibility'))}
      />
      {canEdit && (
        <>
          <Button variant="secondary" icon={<TimerIcon {...icon} />} onClick={() => onTask('score')}>
            {t('tool.score')}
          </Button>
          <Button variant="secondary" icon={<ClockIcon {...icon} />} onClick={() => onTask('times')}>
            {t('tool.times')}
          </Button>
          {isSwiss && addBreak}
        </>
      )}
      <Together>
        {canEdit && (isSwiss ? <Button onClick={() => onTask('nextRound')}>{t('swiss.next')}</Button> : addBreak)}
        <Menu label={t('tool.more')} items={items} />
      </Together>
    </>
  );
}
