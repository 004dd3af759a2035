import { hasGroups, mayHaveEntries, type Tournament } from '@courtside/domain';
import { leaveTeam, query, useWatch, watchEntry, watchTeamPlayer } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, color, ConfirmDialog, goOnTo, line, Notice, radius, space, type } from '@courtside/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useSending } from '../../failure/use-sending';
import { useTeams } from '../../teams/use-teams';

const Sign = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  margin-bottom: ${space[4]};
  padding: ${space[3]};
  border: ${line.control} solid ${color.action};
  border-radius: ${radius.control};
  background: ${color.courtTint};
  h2 {
    margin: 0;
    ${type.d3}
    overflow-wrap: anywhere;
  }
`;

const problems = { 'unavailable': 'offline', 'conflict': 'late', 'not-found': 'late', 'other': 'failed' } as const;

interface PlaysInProps {
  readonly tournament: Tournament;
  readonly uid: string;
  /** The team that this account registered, whose captain changes it as a whole. */
  readonly ownTeamId: string | null;
  readonly isReadable: boolean;
}

/** A player whom a captain named sees for which team, and takes themselves out of it. Nothing for everybody else. Reads: two at most. */
export function PlaysIn({ tournament, uid, ownTeamId, isReadable }: PlaysInProps) {
  const { t } = useTranslation(['registration', 'common']);
  const { id } = tournament;
  const { value: player } = useWatch(query(watchTeamPlayer, id, uid));
  const teamId = player && player.leftAt === null && player.teamId !== ownTeamId ? player.teamId : null;
  const { value: entry } = useWatch(teamId !== null && mayHaveEntries(tournament) ? query(watchEntry, id, teamId) : null);
  const teams = useTeams(tournament, isReadable && teamId !== null);
  const [isAsking, setAsking] = useState(false);
  const [leftTeam, setLeftTeam] = useState<string | null>(null);
  const said = useRef<HTMLDivElement>(null);
  const { isBusy, problem, send, forget } = useSending(problems);
  // What was pressed is gone by then.
  useEffect(() => {
    if (leftTeam !== null && teamId === null) goOnTo(said.current, null);
  }, [leftTeam, teamId]);
  if (teamId === null)
    return leftTeam === null ? null : (
      <div ref={said} tabIndex={-1} style={{ marginBottom: space[4] }}>
        <Notice kind="success">{leftTeam === '' ? t('plays.left') : t('plays.leftTeam', { team: leftTeam })}</Notice>
      </div>
    );
  const team = entry?.name ?? teams.find((one) => one.id === teamId)?.name ?? '';
  const close = () => {
    setAsking(false);
    forget();
  };
  const leave = async () => {
    if (!(await send(() => leaveTeam(id, teamId)))) return;
    close();
    setLeftTeam(team);
  };
  return (
    <Sign aria-labelledby="plays-in">
      <h2 id="plays-in">{team === '' ? t('plays.in') : t('plays.inTeam', { team })}</h2>
      <p>{t(hasGroups(tournament) ? 'plays.fixed' : 'plays.text')}</p>
      {!hasGroups(tournament) && (
        <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
          {t('plays.ask')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        onConfirm={() => void leave()}
        title={t('plays.title')}
        confirmLabel={t('plays.do')}
        cancelLabel={t('plays.stay')}
        closeLabel={t('common:action.close')}
        destructive
        busy={isBusy}
        error={problem && t(`plays.${problem}`)}
      >
        <p>{t('plays.question')}</p>
      </ConfirmDialog>
    </Sign>
  );
}
