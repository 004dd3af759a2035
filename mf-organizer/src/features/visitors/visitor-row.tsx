import type { Tournament } from '@courtside/domain';
import { setVisibility } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { EyeIcon, EyeOffIcon, MinusIcon, Notice, Switch } from '@courtside/ui';
import { findCause } from '../../saving/find-cause';
import { SaveMark } from '../../saving/save-mark';
import { useAutosave } from '../../saving/use-autosave';
import { usePartName } from '../../visibility/use-part-name';
import type { VisitorPart } from '../../visibility/visitor-parts';

interface VisitorRowProps {
  readonly tournament: Tournament;
  readonly part: VisitorPart;
}

/** A part of the public page with its switch; before it exists, what it waits for. */
export function VisitorRow({ tournament, part }: VisitorRowProps) {
  const { t } = useTranslation('organizer');
  const name = usePartName()(part.id);
  if (part.isThere) return <PartSwitch tournament={tournament} part={part} name={name} />;
  return (
    <li>
      <MinusIcon size={20} aria-hidden="true" />
      <span className="name">{name}</span>
      <span className="state">{t(part.id === 'gameTimes' ? 'visitors.withSchedule' : 'visitors.notMade')}</span>
    </li>
  );
}

function PartSwitch({ tournament, part, name }: VisitorRowProps & { readonly name: string }) {
  const { t } = useTranslation(['common', 'errors', 'organizerSchedule']);
  const words = (value: string) => t(value === 'true' ? 'visibility.public' : 'visibility.private');
  const save = useAutosave({
    stored: String(part.isShown),
    delayMs: 0,
    save: (value) => setVisibility(tournament.id, part.id, value === 'true'),
    inWords: (value) => `${name} – ${words(value)}`,
  });
  const isShown = save.value === 'true';
  const Icon = isShown ? EyeIcon : EyeOffIcon;
  return (
    <li>
      <Icon size={20} aria-hidden="true" />
      <span className="press">
        <Switch
          label={
            <>
              <span className="name">{name}</span>{' '}
              <span className="state" aria-hidden="true">
                {words(save.value)}
              </span>
            </>
          }
          checked={isShown}
          onChange={(next) => save.change(String(next))}
        />
      </span>
      {save.state !== 'idle' && <SaveMark of={save} />}
      {save.failure && (
        <Notice kind="error" title={t('organizerSchedule:problem.visibility')}>
          {findCause(save.failure, t)}
        </Notice>
      )}
    </li>
  );
}
