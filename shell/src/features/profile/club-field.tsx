import { useTranslation } from '@courtside/i18n';
import { Combobox } from '@courtside/ui';
import { useMemo } from 'react';
import { findClubs, getClubGroup, getClubKey, type ClubChoice } from './club-choices';

interface ClubFieldProps {
  readonly id: string;
  readonly choices: readonly ClubChoice[];
  readonly selected: ClubChoice | null;
  readonly onSelect: (club: ClubChoice | null) => void;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly error: string | undefined;
}

/** Chooses a club by its name, its area or its region. The list is grouped by area. */
export function ClubField({ id, choices, selected, onSelect, text, onTextChange, error }: ClubFieldProps) {
  const { t } = useTranslation(['profile', 'common']);
  // A chosen club's name is no search: the list opens with all of them, to choose another.
  const found = useMemo(() => findClubs(choices, selected ? '' : text), [choices, selected, text]);
  return (
    <Combobox<ClubChoice>
      id={id}
      name="club"
      label={t('club')}
      hint={t('clubHint')}
      error={error}
      placeholder={t('clubPlaceholder')}
      items={found}
      itemKey={getClubKey}
      itemText={(club) => club.name}
      itemGroup={getClubGroup}
      selected={selected}
      onSelect={onSelect}
      inputValue={text}
      onInputValueChange={onTextChange}
      status={found.length === 0 ? t('clubEmpty', { term: text.trim() }) : t('clubCount', { count: found.length })}
      labels={{ clear: t('common:combobox.clear'), open: t('common:combobox.open') }}
    />
  );
}
