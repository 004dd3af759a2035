import type { Tournament } from '@courtside/domain';
import type { SecretLink } from '@courtside/federation/secret-link';
import { openOffer, takeTeam } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { composeMail } from '@courtside/tournament-ui';
import { Button, color, EmptyState, space, Spinner, UsersIcon } from '@courtside/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { toProblem, useSending } from '../../failure/use-sending';

const Name = styled.b`
  display: block;
  overflow-wrap: anywhere;
`;

const Said = styled.span`
  display: block;
  margin-top: ${space[3]};
  &[role='alert'] {
    font-weight: 600;
    color: ${color.ink};
  }
`;

const problems = {
  'permission-denied': 'gone',
  'invalid': 'own',
  'conflict': 'hasTeam',
  'unavailable': 'offline',
  'other': 'failed',
} as const;
type Problem = (typeof problems)[keyof typeof problems];

interface TakeOverProps {
  readonly tournament: Tournament;
  readonly link: SecretLink;
  /** The team is theirs. */
  readonly onTaken: () => void;
  /** The user declines the team, or can't take it. */
  readonly onDone: () => void;
}

/** The page of a link that hands a team over: names the team, explains the consequences and asks for confirmation. */
export function TakeOver({ tournament, link, onTaken, onDone }: TakeOverProps) {
  const { t } = useTranslation('registration');
  const format = useFormat();
  const [team, setTeam] = useState<string | null>(null);
  const { id } = tournament;
  const { id: teamId, secret } = link;
  const [notOpened, setNotOpened] = useState<Problem | null>(null);
  const { isBusy, problem: notTaken, send } = useSending(problems);
  // A truncated link does not name its team.
  const problem = teamId === '' ? 'gone' : (notOpened ?? notTaken);
  const [attempt, setAttempt] = useState(0);
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (teamId === '') return;
    let isWanted = true;
    openOffer(id, teamId, secret).then(
      (name) => isWanted && setTeam(name),
      (error: unknown) => isWanted && setNotOpened(toProblem(error, problems)),
    );
    return () => {
      isWanted = false;
    };
  }, [id, teamId, secret, attempt]);

  const take = async () => {
    const handedOver = (language: string) => composeMail('handedOver', language, tournament, team ?? '', window.location.origin);
    if (await send(() => takeTeam(id, teamId, handedOver))) onTaken();
  };
  const again = () => {
    setNotOpened(null);
    setAttempt(attempt + 1);
    view.current?.focus();
  };

  if (team === null && problem === null) return <Spinner label={t('loading')} fill />;
  const mayTry = problem === 'offline' || problem === 'failed';
  const isOver = problem !== null && !mayTry;
  return (
    <div ref={view} tabIndex={-1}>
      <EmptyState
        level={1}
        title={team === null || isOver ? t('takeOver.title') : t('takeOver.titleOf', { team })}
        sign={<UsersIcon size={48} aria-hidden="true" />}
        actions={
          <>
            {!isOver && team !== null && (
              <Button loading={isBusy} onClick={() => void take()}>
                {t('takeOver.do')}
              </Button>
            )}
            {mayTry && team === null && <Button onClick={again}>{t('takeOver.again')}</Button>}
            <Button variant="secondary" disabled={isBusy} onClick={onDone}>
              {t(isOver ? 'takeOver.goOn' : 'takeOver.notNow')}
            </Button>
          </>
        }
      >
        <Name>{tournament.name}</Name>
        {format.dateRange(tournament.startDate, tournament.endDate)} · {tournament.location}
        {!isOver && team !== null && <Said>{t('takeOver.text')}</Said>}
        {problem && <Said role="alert">{t(`takeOver.${problem}`)}</Said>}
      </EmptyState>
    </div>
  );
}
