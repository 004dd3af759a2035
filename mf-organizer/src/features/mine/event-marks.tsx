import type { EventMarks } from '@courtside/domain/event-steps';
import { useTranslation } from '@courtside/i18n';
import { CalendarDaysIcon, color, EyeIcon, line, UsersIcon, VisuallyHidden, WhistleIcon } from '@courtside/ui';
import styled from 'styled-components';

const Row = styled.ul`
  display: flex;
  gap: 4px;
  li {
    display: grid;
    justify-items: center;
    gap: 3px;
    width: 30px;
    color: ${color.ink3};
  }
  i {
    width: 100%;
    height: 7px;
    border: 1.5px solid ${color.lineStrong};
    border-radius: 1px;
  }
  [data-mark='begun'] i {
    border-color: ${color.ink};
    background: repeating-linear-gradient(135deg, ${color.ink} 0 3px, ${color.surface} 3px 6px);
  }
  [data-mark='done'] {
    color: ${color.ink};
  }
  [data-mark='done'] i {
    border-color: ${color.ink};
    background: ${color.ink};
  }
  @media (forced-colors: active) {
    [data-mark='done'] i {
      border: 4px solid CanvasText;
    }
    [data-mark='begun'] i {
      border: ${line.control} dashed CanvasText;
    }
  }
`;

const icons = { teams: UsersIcon, schedule: CalendarDaysIcon, referees: WhistleIcon, published: EyeIcon };
const parts = ['teams', 'schedule', 'referees', 'published'] as const;

/** The progress of the parts of a preparation: empty, hatched or full. */
export function MarksRow({ marks }: { readonly marks: EventMarks }) {
  const { t } = useTranslation('organizerMine');
  return (
    <Row>
      {parts.map((part) => {
        const Icon = icons[part];
        const text = t(`mark.${marks[part]}`, { part: t(`marks.${part}`) });
        return (
          <li key={part} data-mark={marks[part]} title={text}>
            <Icon size={16} aria-hidden="true" />
            <i />
            <VisuallyHidden>{text}</VisuallyHidden>
          </li>
        );
      })}
    </Row>
  );
}
