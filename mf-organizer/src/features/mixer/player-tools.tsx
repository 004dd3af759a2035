import { limits, type PlayerId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Button, color, IconButton, PencilIcon, space, Trash2Icon, type as text } from '@courtside/ui';
import styled from 'styled-components';
import type { MixerPlayers } from './mixer-players';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]};
  /* Cards of one row end on one line, whatever their content. */
  margin-top: auto;
  @media print {
    display: none;
  }
`;

const Note = styled.p`
  margin: 0;
  color: ${color.ink2};
  ${text.meta}
`;

export interface PlayerToolsProps {
  readonly id: PlayerId;
  readonly name: string;
  readonly players: MixerPlayers;
  readonly onSkill: () => void;
  readonly onRemove: () => void;
}

/** The organizer's actions on one player, and the origin of the skill. */
export function PlayerTools({ id, name, players, onSkill, onRemove }: PlayerToolsProps) {
  const { t } = useTranslation('organizerMixer');
  const own = players.getOwnSkill(id);
  const isSet = players.getSetSkill(id) !== null;
  return (
    <>
      {isSet && <Note>{own === null ? t('player.skillByOrganizerOnly') : t('player.skillByOrganizer', { skill: own })}</Note>}
      {!isSet && own === null && <Note>{t('player.unknownCounts', { skill: limits.skill.unknown })}</Note>}
      <Row>
        <Button
          variant="secondary"
          size="small"
          icon={<PencilIcon size={20} aria-hidden="true" />}
          aria-label={t('player.setSkill', { name })}
          onClick={onSkill}
        >
          {t('player.skill')}
        </Button>
        <IconButton label={t('player.remove', { name })} onClick={onRemove}>
          <Trash2Icon size={20} />
        </IconButton>
      </Row>
    </>
  );
}
