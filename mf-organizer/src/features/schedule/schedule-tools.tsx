import { canAddLateTeam, canEditSchedule } from '@courtside/domain/engines';
import { useTranslation } from '@courtside/i18n';
import {
  Button,
  CalendarPlusIcon,
  ClockIcon,
  CoffeeIcon,
  FlagIcon,
  IconButton,
  LinkIcon,
  ListOrderedIcon,
  media,
  Menu,
  MinusIcon,
  PencilIcon,
  PlusIcon,
  SaveIndicator,
  SwordsIcon,
  space,
  TimerIcon,
  Trash2Icon,
  useMedia,
  UsersIcon,
  WhistleIcon,
  type MenuItem,
} from '@courtside/ui';
import styled from 'styled-components';
import { useSaveWords } from '../../score-book/score-state';
import { useScoresState } from '../../score-book/score-book-context';
import { UndoScore } from '../../score-book/undo-score';
import { useSchedule } from '../../games/schedule-context';
import { useGroupsStage } from '../../stages/groups-stage';

export type ScheduleTask =
  | 'score'
  | 'times'
  | 'break'
  | 'day'
  | 'removeDay'
  | 'referees'
  | 'hyperlinks'
  | 'tieBreaker'
  | 'withdraw'
  | 'lateTeam'
  | 'dayRules'
  | 'history'
  | 'change'
  | 'nextRound'
  | 'delete';

/** Tools that follow each other at the end of the line, also where they wrap. The last ones wrap together, so that no menu is alone in a line. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[1]};
  @media ${media.phone} {
    gap: ${space[0]};
  }
`;

export interface ScheduleToolsProps {
  readonly onTask: (task: ScheduleTask) => void;
}

/** The tools in the head of the section. */
export function ScheduleTools({ onTask }: ScheduleToolsProps) {
  const { t } = useTranslation(['organizerSchedule', 'organizerBracket']);
  const { tournament, matches, nameOf, isSwiss, dayIds } = useSchedule();
  const { plan } = useGroupsStage();
  const canEdit = canEditSchedule(tournament).allowed;
  const isPhone = useMedia(media.phone);
  const isNarrow = useMedia('(max-width: 959.98px)');
  // Between Swiss rounds the next round is what comes next, and needs the room; a tablet has none in German and French.
  const hasBreakInMenu = isPhone || isNarrow || isSwiss;
  const words = useSaveWords();
  const state = useScoresState();
  const icon = { 'size': 20, 'aria-hidden': true } as const;
  const item = (key: ScheduleTask, label: string, sign: MenuItem['icon'], more: Partial<MenuItem> = {}): MenuItem => ({
    key,
    label,
    icon: sign,
    onSelect: () => onTask(key),
    ...more,
  });
  const items: MenuItem[] = [
    // A phone has room for only one line, and the row of a score already shows that it was saved.
    ...(canEdit && isPhone ? [item('times', t('tool.times'), <ClockIcon {...icon} />)] : []),
    ...(canEdit && hasBreakInMenu ? [item('break', t('tool.addBreak'), <CoffeeIcon {...icon} />)] : []),
    ...(canEdit && !isSwiss ? [item('day', t('tool.addDay'), <CalendarPlusIcon {...icon} />)] : []),
    ...(canEdit && !isSwiss && dayIds.length > 1 ? [item('removeDay', t('tool.removeDay'), <MinusIcon {...icon} />)] : []),
    item('referees', t('tool.referees'), <WhistleIcon {...icon} />),
    item('hyperlinks', t('tool.hyperlinks'), <LinkIcon {...icon} />),
    ...(canEdit ? [item('tieBreaker', t('tool.tieBreaker'), <SwordsIcon {...icon} />)] : []),
    ...(canEdit && isSwiss ? [item('withdraw', t('tool.withdraw'), <UsersIcon {...icon} />)] : []),
    ...(!plan && canAddLateTeam(tournament).allowed ? [item('lateTeam', t('tool.lateTeam'), <PlusIcon {...icon} />)] : []),
    ...(plan
      ? [item('change', t('organizerBracket:furtherGroups.changeDrawn'), <PencilIcon {...icon} />)]
      : [item('dayRules', t('tool.dayRules'), <FlagIcon {...icon} />)]),
    item('history', t('history.open'), <ListOrderedIcon {...icon} />),
    ...(canEdit ? [item('delete', t('tool.delete'), <Trash2Icon {...icon} />, { danger: true })] : []),
  ];
  return (
    <Row>
      {!isPhone && <SaveIndicator state={state} words={words} keepsRoom />}
      {canEdit && (
        <>
          <UndoScore
            compact={isPhone}
            teamName={({ matchId, side }) => {
              const match = matches.get(matchId as never);
              return match ? nameOf(side === 'team1Score' ? match.team1Id : match.team2Id) : '';
            }}
          />
          {isPhone && isSwiss ? (
            <IconButton label={t('tool.score')} onClick={() => onTask('score')}>
              <TimerIcon {...icon} />
            </IconButton>
          ) : (
            <Button variant="secondary" icon={<TimerIcon {...icon} />} onClick={() => onTask('score')}>
              {t('tool.score')}
            </Button>
          )}
          {!isPhone && (
            <Button variant="secondary" icon={<ClockIcon {...icon} />} onClick={() => onTask('times')}>
              {t('tool.times')}
            </Button>
          )}
          {!hasBreakInMenu && (
            <Button variant="secondary" icon={<CoffeeIcon {...icon} />} onClick={() => onTask('break')}>
              {t('tool.addBreak')}
            </Button>
          )}
        </>
      )}
      <Row>
        {canEdit && isSwiss && (
          <Button size={isPhone ? 'small' : 'normal'} onClick={() => onTask('nextRound')}>
            {t('swiss.next')}
          </Button>
        )}
        <Menu label={plan ? t('organizerBracket:stage.more', { name: plan.name }) : t('tool.more')} items={items} />
      </Row>
    </Row>
  );
}
