import { registrationPhase, type TeamId } from '@courtside/domain';
import { countPlaces, isHeld, getPlacements, listTeamsUnnotifiedOfDraw, type Draw } from '@courtside/domain/registration';
import { linkTo } from '@courtside/federation/links';
import { drawPlaces } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Button, Cluster, DicesIcon, ListOrderedIcon, Notice, showToast, Switch, useServerNow } from '@courtside/ui';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';
import { notifyCaptains, type News } from '../../notifying/notify-captains';
import type { TournamentData } from '../../workspace/tournament-data';
import { UnnotifiedCaptains, useTeamNames } from './unnotified-captains';

/** Shows when places can be drawn, the button that draws them, and a link to the result. */
export function DrawState({ data }: { readonly data: TournamentData }) {
  const { t } = useTranslation('organizer');
  const format = useFormat();
  const { tournament, places, draw } = data;
  const [isAsking, setAsking] = useState(false);
  // Memoized, because the clock renders this often, but only a change of the places changes it.
  const inDraw = useMemo(() => countPlaces(tournament, places, draw).registered, [tournament, places, draw]);
  const phase = registrationPhase(tournament, useServerNow());
  const isOver = phase === 'closed' || phase === 'over';
  const words = () => {
    if (isHeld(draw))
      return t('draw.heldAt', { when: format.dateTime(draw.drawnAt ?? 0, tournament.timeZone ?? undefined), count: draw.line.length });
    if (!isOver) return t('draw.ahead');
    return inDraw === 0 ? t('draw.nobody') : t('draw.due', { count: inDraw });
  };
  return (
    <>
      <p role="status">{words()}</p>
      {isHeld(draw) && <DrawTold data={data} />}
      <Cluster>
        {!isHeld(draw) && isOver && inDraw > 0 && (
          <Button size="small" icon={<DicesIcon size={20} aria-hidden="true" />} onClick={() => setAsking(true)}>
            {t('draw.do')}
          </Button>
        )}
        <Button
          as={Link}
          to={linkTo('draw', tournament.id)}
          variant="secondary"
          size="small"
          icon={<ListOrderedIcon size={20} aria-hidden="true" />}
        >
          {t(isHeld(draw) ? 'draw.show' : 'draw.page')}
        </Button>
      </Cluster>
      {isAsking && <DrawDialog data={data} onClose={() => setAsking(false)} />}
    </>
  );
}

/** The result of the draw, for captains who were not notified yet. */
const newsOfDraw = ({ tournament, places }: Pick<TournamentData, 'tournament' | 'places'>, draw: Draw | null): News => ({
  kind: 'drawn',
  teamIds: listTeamsUnnotifiedOfDraw(places, draw),
  placements: getPlacements(tournament, places, draw),
});

function DrawTold({ data }: { readonly data: TournamentData }) {
  const { t } = useTranslation('organizer');
  const { tournament, places, draw } = data;
  const news = useMemo(() => newsOfDraw({ tournament, places }, draw), [tournament, places, draw]);
  return <UnnotifiedCaptains data={data} news={news} words={t('draw.untold', { count: news.teamIds.length })} label={t('draw.tell')} />;
}

/** Explains the draw before it runs, because it runs only once. */
export function DrawDialog({ data, onClose }: { readonly data: TournamentData; readonly onClose: () => void }) {
  const { t } = useTranslation(['organizer', 'errors']);
  const { tournament, places, draw } = data;
  const nameTeams = useTeamNames(data);
  const counts = countPlaces(tournament, places, draw);
  const [isToTell, setToTell] = useState(true);
  const task = useTask(() => t('errors:somethingWrong'));
  // Asynchronous as a whole: an error in it must not make the draw fail.
  const tell = async (held: Draw) => notifyCaptains(data, [newsOfDraw(data, held)]);
  const submit = async () => {
    let untold: readonly TeamId[] = [];
    const isDone = await task.run(async () => {
      const held = await drawPlaces(tournament.id);
      // The draw is valid even if mail fails: then the page names the captains who were not notified.
      if (isToTell) untold = await tell(held).catch(() => []);
    });
    if (!isDone) return;
    onClose();
    if (untold.length > 0) showToast(t('places.untold', { teams: nameTeams(untold) }), { kind: 'info' });
  };
  return (
    <TaskDialog task={task} onClose={onClose} onSubmit={submit} title={t('draw.ask')} submitLabel={t('draw.do')} size="small">
      <p>{t('draw.askText', { count: counts.registered, places: Math.max(0, tournament.places - counts.in) })}</p>
      <Notice kind="info">{t('draw.audience')}</Notice>
      <Switch label={t('draw.tellNow')} hint={t('draw.tellNowHint')} checked={isToTell} onChange={setToTell} />
    </TaskDialog>
  );
}
