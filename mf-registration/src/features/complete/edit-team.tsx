import type { Tournament } from '@courtside/domain';
import { formatPersonName, useFormat, useTranslation } from '@courtside/i18n';
import { Button, Cluster, color, ErrorSummary, line, Notice, space, type } from '@courtside/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { teamErrors, TeamFields } from '../../teams/team-fields';
import { teamTextLimits, type TeamIssueCode } from '../../teams/team-values';
import { useOtherTeams } from '../../teams/use-other-teams';
import { useTeamEdit, type KnownTeam, type TeamPart } from './use-team-edit';

const Form = styled.form`
  display: grid;
  gap: 1.25rem;
  width: 100%;
  padding-block: ${space[3]};
  border-block: ${line.hair} solid ${color.line};
  h2 {
    margin: 0;
    ${type.d3}
  }
`;

const Send = styled.div`
  display: grid;
  gap: ${space[2]};
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

interface EditTeamProps {
  readonly tournament: Tournament;
  readonly teamId: string;
  readonly uid: string;
  /** As it stood when the form was opened. */
  readonly known: KnownTeam;
  /** Whether the other teams may be read, to show which players are in one already. */
  readonly isReadable: boolean;
  readonly onSaved: (team: KnownTeam) => void;
  readonly onCancel: () => void;
}

/** A captain changes the team's name, its address and its players. */
export function EditTeam({ tournament, teamId, uid, known, isReadable, onSaved, onCancel }: EditTeamProps) {
  const { t } = useTranslation(['registration', 'common']);
  const format = useFormat();
  const { form, validate, submit, failure, clash, seen, takeTheirs, forget } = useTeamEdit({ tournament, teamId, uid, known, onSaved });
  const { errors, isSubmitting, submitCount } = form.formState;
  const title = useRef<HTMLHeadingElement>(null);
  // The button that opened it is gone.
  useEffect(() => {
    title.current?.focus();
  }, []);
  const others = useOtherTeams(tournament, isReadable, teamId);
  const places = form.watch('players');
  const words = (code: string, index?: number) =>
    t(`team.error.${code as TeamIssueCode}`, {
      count: teamTextLimits.name,
      name: index === undefined ? '' : formatPersonName(places[index]?.player?.name ?? ''),
    });
  const summary = teamErrors(errors, words, (number) => t('team.player', { number }));
  const cancel = () => {
    forget();
    onCancel();
  };
  const describeStored = (part: TeamPart): string => {
    if (part === 'name') return t('edit.nowName', { name: seen.name });
    if (part === 'email') return seen.email === '' ? t('edit.nowNoEmail') : t('edit.nowEmail', { email: seen.email });
    const names = seen.players.flatMap(({ text }) => (text === '' ? [] : [text]));
    return names.length === 0 ? t('edit.nowNoPlayers') : t('edit.nowPlayers', { names: format.list(names) });
  };
  return (
    <Form noValidate aria-labelledby="edit-team" onSubmit={(event) => void submit(event)}>
      <h2 id="edit-team" ref={title} tabIndex={-1}>
        {t('edit.title')}
      </h2>
      <ErrorSummary key={submitCount} title={t('common:formError.title', { count: summary.length })} errors={summary} />
      <TeamFields form={form} validate={validate} words={words} places={places} others={others} />
      <Send>
        {failure && (
          <Notice kind="error" title={t('edit.notSaved')}>
            {failure === 'tooOften' || failure === 'gone' ? t(`edit.${failure}`) : t(`failure.${failure}`)}
          </Notice>
        )}
        {clash.length > 0 && (
          <Notice
            kind="warning"
            title={t('edit.clash')}
            action={
              <Button variant="secondary" size="small" onClick={takeTheirs}>
                {t('edit.takeTheirs')}
              </Button>
            }
          >
            <ul>
              {clash.map((part) => (
                <li key={part}>{describeStored(part)}</li>
              ))}
            </ul>
            {t('edit.clashText')}
          </Notice>
        )}
        <Cluster>
          <Button type="submit" loading={isSubmitting}>
            {t('edit.save')}
          </Button>
          <Button variant="quiet" onClick={cancel} disabled={isSubmitting}>
            {t('common:action.cancel')}
          </Button>
        </Cluster>
      </Send>
    </Form>
  );
}
