import { confirmTeam, declineTeam, leaveTeam } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, Cluster, color, ConfirmDialog, line, Notice, radius, space, type } from '@courtside/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useSending } from '../../failure/use-sending';

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

/** A team that names the user as a player. */
export interface NamingTeam {
  readonly id: string;
  /** Empty where it can't be read. */
  readonly name: string;
}

interface NamedByProps {
  readonly tournamentId: string;
  readonly team: NamingTeam;
  /** The team that the user has confirmed, if any. */
  readonly confirmed: string | null;
  /** All teams that name the user, the confirmed one first. */
  readonly all: readonly NamingTeam[];
  /** Until there are groups. */
  readonly isOpen: boolean;
  readonly onDone: (what: 'confirmed' | 'left', team: NamingTeam) => void;
}

/** One team that names the user: they confirm that they play for it, or leave it. */
export function NamingTeamPanel({ tournamentId, team, confirmed, all, isOpen, onDone }: NamedByProps) {
  const { t } = useTranslation(['registration', 'common']);
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const confirming = useSending(problems);
  const leaving = useSending(problems);
  const isMine = team.id === confirmed;
  const isElsewhere = confirmed !== null && !isMine;
  const others = all.flatMap((other) => (other.id === team.id ? [] : [other.id]));

  const confirm = async () => {
    if (await confirming.send(() => confirmTeam(tournamentId, team.id, others))) onDone('confirmed', team);
  };
  const close = () => {
    setAsking(false);
    leaving.forget();
  };
  const leave = async () => {
    const go = () => (isElsewhere ? declineTeam(tournamentId, team.id, confirmed) : leaveTeam(tournamentId, team.id));
    if (!(await leaving.send(go))) return;
    close();
    onDone('left', team);
  };
  const heading = isMine ? (['plays.in', 'plays.inTeam'] as const) : (['plays.named', 'plays.namedBy'] as const);
  const text = !isOpen ? 'plays.fixed' : isMine ? 'plays.text' : isElsewhere ? 'plays.elsewhere' : 'plays.invites';
  return (
    <Sign aria-labelledby={id}>
      <h2 id={id}>{team.name === '' ? t(heading[0]) : t(heading[1], { team: team.name })}</h2>
      <p>{t(text)}</p>
      {confirming.problem && <Notice kind="error">{t(`plays.${confirming.problem}`)}</Notice>}
      {isOpen && (
        <Cluster>
          {confirmed === null && (
            <Button size="small" loading={confirming.isBusy} onClick={() => void confirm()}>
              {t('plays.confirm')}
            </Button>
          )}
          <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
            {t(isMine ? 'plays.ask' : 'plays.deny')}
          </Button>
        </Cluster>
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
        busy={leaving.isBusy}
        error={leaving.problem && t(`plays.${leaving.problem}`)}
      >
        <p>{t('plays.question')}</p>
      </ConfirmDialog>
    </Sign>
  );
}
