import type { Tournament } from '@courtside/domain';
import { inOrderOfDeadline, type TaskKind } from '@courtside/domain/event-steps';
import { useTranslation } from '@courtside/i18n';
import {
  Button,
  CalendarDaysIcon,
  CalendarIcon,
  Card,
  CircleCheckIcon,
  color,
  DicesIcon,
  EyeIcon,
  fontFamily,
  LayersIcon,
  line,
  ListOrderedIcon,
  MailIcon,
  NetworkIcon,
  PencilIcon,
  radius,
  ShuffleIcon,
  space,
  type,
  UserPlusIcon,
  UsersIcon,
  WhistleIcon,
  type LucideIcon,
} from '@courtside/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { stepLink } from './step-link';
import type { KnownTasks } from './task-board';
import { useNeedText, type Need } from './use-need-text';
import { useStepWords } from '../../events/use-step-words';

const Sheet = styled(Card)`
  padding: 0;
  container-type: inline-size;
  header {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    padding: ${space[2]} ${space[3]};
    border-bottom: ${line.paint} solid ${color.ink};
  }
  h2 {
    ${type.d3}
  }
  header b {
    min-width: 1.5rem;
    padding: 0 5px;
    border-radius: ${radius.badge};
    background: ${color.ink};
    color: ${color.surface};
    font: 700 1.0625rem/1.375rem ${fontFamily.display};
    text-align: center;
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[2]};
    padding: ${space[2]} ${space[2]} ${space[2]} ${space[3]};
    overflow-wrap: anywhere;
  }
  li + li {
    border-top: ${line.hair} solid ${color.line};
  }
  li > svg {
    color: ${color.ink2};
  }
  li b,
  li small {
    display: block;
  }
  li b {
    ${type.small}
    font-weight: 650;
  }
  small {
    ${type.meta}
    color: ${color.ink2};
  }
  > p {
    padding: ${space[3]};
    color: ${color.ink2};
  }
  /* Next to a long name the button has its own line: on a phone, and in the column at the side. */
  @container (max-width: 26rem) {
    li {
      grid-template-columns: auto minmax(0, 1fr);
    }
    li > :last-child {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

const icons: Readonly<Record<TaskKind, LucideIcon>> = {
  answer: MailIcon,
  confirm: CircleCheckIcon,
  results: ListOrderedIcon,
  bracket: NetworkIcon,
  round: ShuffleIcon,
  setUp: PencilIcon,
  entrants: UserPlusIcon,
  draw: DicesIcon,
  groups: LayersIcon,
  schedule: CalendarDaysIcon,
  open: EyeIcon,
  publish: EyeIcon,
  referees: WhistleIcon,
  waiting: UsersIcon,
  closing: CalendarIcon,
};

interface ListedNeed extends Need {
  readonly place: KnownTasks['place'];
}

interface NeedsListProps {
  readonly tournaments: readonly Tournament[];
  readonly board: ReadonlyMap<string, KnownTasks>;
  readonly className?: string;
}

/** The user's tasks in all tournaments, by deadline. The first row has the page's green button. */
export function NeedsList({ tournaments, board, className }: NeedsListProps) {
  const { t } = useTranslation(['organizerMine', 'home']);
  const known = tournaments.flatMap((tournament) => {
    const own = board.get(tournament.id);
    return own ? [{ tournament, ...own }] : [];
  });
  const needs = inOrderOfDeadline(
    known.flatMap(({ tasks, place, tournament }) => tasks.map((task): ListedNeed => ({ ...task, place, tournament }))),
  );
  const failed = known.filter(({ hasFailed }) => hasFailed);
  const isLoading = known.length === 0 || known.some((one) => one.isLoading);
  return (
    <Sheet as="section" $padded={false} aria-labelledby="needs" className={className}>
      <header>
        <h2 id="needs">{t('needs.title')}</h2>
        {needs.length > 0 && <b>{needs.length}</b>}
      </header>
      {needs.length > 0 && (
        <ul>
          {needs.map((need, index) => (
            <NeedRow key={`${need.tournament.id} ${need.kind}`} need={need} isFirst={index === 0} />
          ))}
        </ul>
      )}
      {failed.length > 0 && (
        <p role="alert">
          {t('needs.failed')}{' '}
          <Button variant="quiet" size="small" onClick={() => failed.forEach(({ retry }) => retry())}>
            {t('home:failed.retry')}
          </Button>
        </p>
      )}
      {needs.length === 0 && failed.length === 0 && <p>{t(isLoading ? 'needs.loading' : 'needs.nothing')}</p>}
    </Sheet>
  );
}

function NeedRow({ need, isFirst }: { readonly need: ListedNeed; readonly isFirst: boolean }) {
  const { t } = useTranslation('organizerMine');
  const { title, detail } = useNeedText(need);
  const { kind, tournament, place } = need;
  const Icon = icons[kind];
  const action = useStepWords()(tournament, kind);
  return (
    <li>
      <Icon size={20} aria-hidden="true" />
      <div>
        <b>{title}</b>
        <small>{detail}</small>
      </div>
      <Button
        as={Link}
        to={stepLink(tournament, kind, place)}
        variant={isFirst ? 'primary' : 'secondary'}
        size="small"
        aria-label={t('actionOf', { action, name: tournament.name })}
      >
        {action}
      </Button>
    </li>
  );
}
