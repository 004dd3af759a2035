import { toScheduleTime } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';
import { addDays } from '@courtside/tournament-ui';
import { ChoiceCards, color } from '@courtside/ui';
import styled from 'styled-components';
import { EVENING } from './first-plan';
import { ShapeDrawing } from './shape-drawing';
import { listShapes, type Shape, type ShapeEnd, type ShapeFigures } from './shapes';

/** The words say it; the color makes it easier to find. */
const TooLong = styled.span`
  font-weight: 650;
  color: ${color.warn};
`;

export interface ShapeFieldProps {
  readonly value: Shape;
  readonly teamCount: number;
  readonly figures: ReadonlyMap<Shape, ShapeFigures> | null;
  readonly startDate: string;
  readonly onChange: (value: Shape) => void;
}

/** The choice of an event's stages, each with its games and its end. */
export function ShapeField({ value, teamCount, figures, startDate, onChange }: ShapeFieldProps) {
  const { t } = useTranslation(['organizer', 'organizerSchedule', 'common']);
  const endWords = useEndWords(startDate);
  return (
    <ChoiceCards
      legend={t('create.shape')}
      hint={t('create.shapeHint', { time: toScheduleTime(EVENING).time })}
      columns={2}
      value={value}
      onChange={onChange}
      choices={listShapes(teamCount).map((shape) => {
        const found = figures?.get(shape);
        const numbers = found && `\n${[t('common:count.games', { count: found.games }), endWords(found.end)].join(' · ')}`;
        return {
          value: shape,
          label: t(`create.shapeName.${shape}`),
          text: (
            <>
              {t(`create.shapeText.${shape}`)}
              {found?.hasRests && ` ${t('organizerSchedule:create.swissOddHint')}`}
              {found?.end.fits ? numbers : <TooLong>{numbers}</TooLong>}
              <ShapeDrawing shape={shape} />
            </>
          ),
        };
      })}
    />
  );
}

/** Returns "ends Sunday 13 June about 15:20", or "about 3 hours too long". */
function useEndWords(startDate: string): (end: ShapeEnd) => string {
  const { t } = useTranslation('organizer');
  const format = useFormat();
  return (end) =>
    end.fits
      ? t('create.shapeEnds', { day: format.date(addDays(startDate, end.day), 'day'), time: toScheduleTime(end.minutes).time })
      : t('create.shapeTooLong', { count: Math.ceil(end.missing / 60) });
}
