import type { StageId } from '@courtside/domain/stages';
import { useTranslation } from '@courtside/i18n';
import { ChoiceCards, Cluster, SelectField } from '@courtside/ui';
import { CountField } from '../fields/count-field';
import { MAX_RANK, type EntryDraft, type EntryKind } from './entry-draft';

/** Groups that a stage can take teams from. */
export interface EntrySource {
  readonly id: StageId;
  readonly name: string;
  readonly groupCount: number;
}

interface EntryFieldsProps {
  readonly value: EntryDraft;
  readonly onChange: (value: EntryDraft) => void;
  readonly sources: readonly EntrySource[];
  /** Describes the rest: the teams of no other bracket, or of no other stage. */
  readonly restText: string;
}

/** The fields that say which teams play a stage. */
export function EntryFields({ value, onChange, sources, restText }: EntryFieldsProps) {
  const { t } = useTranslation('organizerBracket');
  const { kind, of, first, last } = value;
  const hasSeveral = (sources.find(({ id }) => id === of)?.groupCount ?? 1) > 1;
  const kinds: readonly EntryKind[] = hasSeveral || kind === 'groupRanks' ? ['rest', 'ranks', 'groupRanks'] : ['rest', 'ranks'];
  const textOf = (one: EntryKind) => (one === 'rest' ? restText : t(`stage.kindText.${one}`));
  return (
    <>
      {sources.length > 1 && (
        <SelectField
          label={t('furtherGroups.source')}
          value={of}
          onChange={(event) => onChange({ ...value, of: event.currentTarget.value as StageId })}
        >
          {sources.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <ChoiceCards
        legend={t('stage.who')}
        value={kind}
        onChange={(next) => onChange({ ...value, kind: next })}
        choices={kinds.map((one) => ({ value: one, label: t(`stage.kind.${one}`), text: textOf(one) }))}
      />
      {kind !== 'rest' && (
        <Cluster>
          <CountField
            label={t('stage.from')}
            value={first}
            onChange={(next) => onChange({ ...value, first: next })}
            min={1}
            max={MAX_RANK}
            error={first === null && t('stage.fromMissing')}
          />
          <CountField
            label={t('stage.to')}
            value={last}
            onChange={(next) => onChange({ ...value, last: next })}
            min={first ?? 1}
            max={MAX_RANK}
            error={first !== null && last !== null && last < first && t('stage.toBefore')}
          />
        </Cluster>
      )}
    </>
  );
}
