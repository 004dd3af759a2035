import type { TableCriterion } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import {
  ChevronDownIcon,
  ChevronUpIcon,
  color,
  IconButton,
  line,
  radius,
  SelectField,
  space,
  type,
  VisuallyHidden,
  XIcon,
} from '@courtside/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { addCriterion, freeCriteria, moveCriterion } from './table-order-model';

const Rows = styled.ol`
  margin: 0;
  padding: 0;
  border: ${line.hair} solid ${color.lineStrong};
  border-radius: ${radius.card};
  list-style: none;
  counter-reset: place;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    min-height: 2.75rem;
    padding-inline-start: ${space[2]};
    counter-increment: place;
    ${type.body}
  }
  li + li {
    border-top: ${line.hair} solid ${color.line};
  }
  li::before {
    content: counter(place) '.';
    flex: none;
    width: 2em;
    color: ${color.ink3};
  }
  span::first-letter {
    text-transform: uppercase;
  }
  span {
    flex: 1 1 7em;
    min-width: 0;
    padding-block: ${space[1]};
    overflow-wrap: anywhere;
  }
`;

export interface CriteriaListProps {
  readonly order: readonly TableCriterion[];
  readonly onChange: (order: readonly TableCriterion[]) => void;
}

/** The criteria of a table, moved by buttons, removed and added. Tie-breaker matches stay in it, and registration is always last. */
export function CriteriaList({ order, onChange }: CriteriaListProps) {
  const { t } = useTranslation(['organizerSchedule', 'standings']);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const name = (criterion: TableCriterion) => t(`standings:criterion.${criterion}`);
  const free = freeCriteria(order);
  const move = (from: number, to: number) => {
    onChange(moveCriterion(order, from, to));
    setSaid(t('standings.moved', { criterion: name(order[from]!), place: to + 1 }));
  };
  const remove = (place: number) => {
    onChange(order.filter((_, index) => index !== place));
    setSaid(t('standings.removed', { criterion: name(order[place]!) }));
    // The pressed button is gone.
    list.current?.focus();
  };
  const add = (criterion: TableCriterion) => {
    const next = addCriterion(order, criterion);
    onChange(next);
    setSaid(t('standings.moved', { criterion: name(criterion), place: next.indexOf(criterion) + 1 }));
  };
  return (
    <>
      <Rows ref={list} tabIndex={-1} aria-label={t('standings.criteria')}>
        {order.map((criterion, place) => {
          const words = { criterion: name(criterion) };
          return (
            <li key={`${criterion} ${order.indexOf(criterion) === place}`}>
              <span>{name(criterion)}</span>
              <IconButton label={t('standings.up', words)} disabled={place === 0} onClick={() => move(place, place - 1)}>
                <ChevronUpIcon size={20} />
              </IconButton>
              <IconButton label={t('standings.down', words)} disabled={place === order.length - 1} onClick={() => move(place, place + 1)}>
                <ChevronDownIcon size={20} />
              </IconButton>
              <IconButton label={t('standings.remove', words)} disabled={criterion === 'tieBreaker'} onClick={() => remove(place)}>
                <XIcon size={20} />
              </IconButton>
            </li>
          );
        })}
        <li>
          <span>{t('standings:criterion.order')}</span>
        </li>
      </Rows>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {free.length > 0 && (
        <SelectField label={t('standings.add')} value="" onChange={({ currentTarget }) => add(currentTarget.value as TableCriterion)}>
          <option value="">{t('standings.choose')}</option>
          {free.map((criterion) => (
            <option key={criterion} value={criterion}>
              {name(criterion)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
