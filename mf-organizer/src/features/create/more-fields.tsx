import { useFormat, useTranslation } from '@courtside/i18n';
import { ChoiceCards, SelectField, space, TextArea } from '@courtside/ui';
import { Controller } from 'react-hook-form';
import styled from 'styled-components';
import { PosterField } from '../../fields/poster-field';
import { TimeZoneOptions } from '../../fields/time-zone-options';
import type { PosterChoice } from '../../fields/use-poster-choice';
import { useIssueWords } from '../../fields/use-issue-words';
import { FoldPanel } from '../../panels/fold-panel';
import type { CreateFields } from './use-create-form';

const Body = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[3]};
`;

export interface MoreFieldsProps {
  readonly fields: CreateFields;
  readonly poster: PosterChoice;
  readonly ownZone: string;
  readonly isDisabled: boolean;
  /** Whether the tournament is stored: its type can't change then. */
  readonly isTypeKept: boolean;
  readonly isOpen: boolean;
  readonly onFold: (isOpen: boolean) => void;
}

/** The fields that few users change before the tournament is created, folded into one line with their values. */
export function MoreFields({ fields, poster, ownZone, isDisabled, isTypeKept, isOpen, onFold }: MoreFieldsProps) {
  const { t } = useTranslation(['organizer', 'common']);
  const format = useFormat();
  const words = useIssueWords();
  const { control, register, watch, formState } = fields;
  const [description, timeZone, startDate, kind] = watch(['description', 'timeZone', 'startDate', 'tournamentType']);
  const summary = [
    t(kind === 'MIXER' ? 'create.typeMixer' : 'create.typeStandard'),
    description.trim().split('\n')[0]?.replace(/\.$/, '') || t('create.noDescription'),
    format.timeZone(timeZone, startDate),
    poster.image?.name ?? t('create.noPoster'),
  ];
  return (
    <FoldPanel id="more" title={t('create.more')} summary={<p>{summary.join(' · ')}</p>} isOpen={isOpen} onFold={onFold}>
      <Body>
        <Controller
          control={control}
          name="tournamentType"
          render={({ field }) => (
            <ChoiceCards
              legend={t('create.type')}
              columns={2}
              value={field.value}
              onChange={field.onChange}
              choices={[
                { value: 'STANDARD', label: t('create.typeStandard'), text: t('create.typeStandardHint'), disabled: isTypeKept },
                { value: 'MIXER', label: t('create.typeMixer'), text: t('create.typeMixerHint'), disabled: isTypeKept },
              ]}
            />
          )}
        />
        {/* `rows` has no effect if the browser fits the box to its text, but an empty box should have more than one line. */}
        <TextArea
          label={t('create.description')}
          aria-required
          rows={5}
          error={words('description', formState.errors.description?.type)}
          {...register('description')}
        />
        <PosterField
          label={t('create.image')}
          marker={t('common:optional')}
          hint={t('create.imageHint')}
          poster={poster}
          disabled={isDisabled}
        />
        <SelectField label={t('create.timeZone')} {...register('timeZone')}>
          <TimeZoneOptions own={ownZone} />
        </SelectField>
      </Body>
    </FoldPanel>
  );
}
