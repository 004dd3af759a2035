import { groupLetter, TBD, type GameId, type GroupId } from '@courtside/domain';
import { getBracketName, type DayPlan } from '@courtside/domain/day';
import type { StageId } from '@courtside/domain/stages';
import { hasEnded, isAtCourt, type ShowsTime, type WallDay } from '@courtside/domain/wall';
import { useFormat, useTranslation } from '@courtside/i18n';
import { addDays, useBracketWords, useFormatDay } from '@courtside/tournament-ui';
import { useStageWords } from '../../../live/use-stage-words';
import { Rows } from './rows-style';
import { GameRow, type GameRowProps } from './game-row';
import { WallTeam } from './side-name';
import type { WallPage } from './wall-pages';
import { useSoon } from './use-soon';
import { Sheet } from './wall-style';

/** The data for the rows of a page. */
export interface SheetSource {
  readonly plan: DayPlan;
  readonly day: Pick<WallDay, 'states' | 'heldUntil'>;
  readonly forfeitGoals: number;
  readonly showsTime: ShowsTime;
  /** Days from the tournament's first to today. */
  readonly today: number;
}

interface TurningSheetProps extends SheetSource {
  readonly page: WallPage;
  /** The next page; null if there is only one. */
  readonly then: WallPage | null;
  /** It has the width of the courts. */
  readonly isWide: boolean;
}

/** One of the pages that take turns. */
export function TurningSheet({ page, then, isWide, ...source }: TurningSheetProps) {
  const { t } = useTranslation('screen');
  const titleOf = useTitles(source);
  const title = titleOf(page);
  const following = then && titleOf(then);
  return (
    <Sheet aria-label={title} data-wide={isWide || undefined}>
      <header>
        <h2>{title}</h2>
        <small>
          {page.parts > 1
            ? t('part', { part: page.part, parts: page.parts })
            : following && following !== title && t('then', { title: following })}
        </small>
      </header>
      <Rows key={page.key}>
        <PageRows page={page} {...source} />
      </Rows>
    </Sheet>
  );
}

function useTitles({ plan, today }: SheetSource) {
  const { t } = useTranslation(['screen', 'standings', 'bracket', 'tournament']);
  const words = useBracketWords();
  const formatDay = useFormatDay();
  const ofStage = (stage: StageId, title: string): string => {
    const name = getBracketName(plan.brackets, { stage });
    return name === null ? title : `${name} · ${title}`;
  };
  const ofGroups = (stage: string | null, group: GroupId | null): string => {
    if (group === null) return stage ?? t('tournament:section.standings');
    const title = t('standings:group', { letter: groupLetter(group) });
    return stage === null ? title : `${stage} · ${title}`;
  };
  return (page: WallPage): string => {
    switch (page.kind) {
      case 'standings':
        return ofGroups(page.stage, page.group);
      case 'results':
        return t('results');
      case 'ranking':
        return ofStage(page.stage, t('bracket:ranking'));
      case 'round': {
        const template = plan.brackets.get(page.stage)?.bracket.template;
        if (!template) return t('tournament:section.bracket');
        return ofStage(page.stage, words.round(template, page.round.level, page.round.roundId));
      }
      case 'next': {
        const day = page.games[0]?.game.day ?? today;
        return day === today ? t('next') : formatDay(addDays(plan.startDate, day));
      }
    }
  };
}

function PageRows({ page, plan, day, forfeitGoals, showsTime }: SheetSource & { readonly page: WallPage }) {
  const { t } = useTranslation('screen');
  const format = useFormat();
  const getSoon = useSoon();
  const common = { words: useStageWords(plan.brackets), forfeitGoals };
  switch (page.kind) {
    case 'standings':
      return page.rows.map(({ teamId, rank, played, points }) => {
        const adjusted = page.adjustments[teamId];
        return (
          <li key={teamId} data-rank="" data-cut={(page.cut !== null && rank === page.cut + 1) || undefined}>
            <span>{rank}</span>
            <WallTeam id={teamId} />
            <small>{t('played', { count: played })}</small>
            <b>{points}</b>
            {adjusted && (
              <p>{t('adjusted', { count: adjusted.points, points: format.signed(adjusted.points), reason: adjusted.reason })}</p>
            )}
          </li>
        );
      });
    case 'ranking':
      return page.teams.map(({ place, team }) => (
        <li key={team} data-rank="">
          <span>{place}</span>
          <WallTeam id={team} />
        </li>
      ));
    case 'results':
      return page.games.map((game) => (
        <GameRow key={game.id} game={game} time={showsTime(game) ? game.time : null} withStage {...common} />
      ));
    case 'next':
      return page.games.map((shown) => (
        <GameRow
          key={shown.game.id}
          game={shown.game}
          time={showsTime(shown.game) ? shown.time : null}
          isLate={shown.isLate}
          soon={getSoon(shown)}
          withReferee
          withStage
          {...common}
        />
      ));
    case 'round':
      return page.games.map((index) => <RoundGame key={index} stage={page.stage} {...{ index, plan, day, showsTime }} {...common} />);
  }
}

/** A game of a round; a bye is not in the plan. */
function RoundGame({
  stage,
  index,
  words,
  plan,
  day,
  ...common
}: Pick<SheetSource, 'plan' | 'day' | 'forfeitGoals' | 'showsTime'> &
  Pick<GameRowProps, 'words'> & { readonly stage: StageId; readonly index: number }) {
  const { t } = useTranslation(['bracket', 'schedule']);
  const id: GameId | undefined = plan.brackets.get(stage)?.bracket.template.games[index]?.id;
  const game = id === undefined ? undefined : plan.games.get(id);
  if (!game) return null;
  const state = day.states.get(game.id) ?? 'planned';
  const said = isAtCourt(state) ? t(`state.${state}`, { time: day.heldUntil ?? '' }) : undefined;
  const time = common.showsTime(game) && !(hasEnded(state) && game.teams.includes(TBD)) ? game.time : null;
  return <GameRow {...{ game, words, time }} state={said} forfeitGoals={common.forfeitGoals} />;
}
