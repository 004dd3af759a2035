import { changePhoto, resolveImageUrl } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { showToast } from '@courtside/ui';
import { PosterField } from '../../fields/poster-field';
import { usePosterChoice } from '../../fields/use-poster-choice';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';

interface PhotoDialogProps {
  readonly tournamentId: string;
  readonly imageSrc: string;
  readonly onClose: () => void;
}

/** Replaces the photo. Without a chosen file, confirming just closes. */
export function PhotoDialog({ tournamentId, imageSrc, onClose }: PhotoDialogProps) {
  const { t } = useTranslation('organizer');
  const poster = usePosterChoice();
  const task = useTask((message) => t('photo.failed', { message }));
  const confirm = async () => {
    const { image } = poster;
    if (!image) return onClose();
    if (!(await task.run(() => changePhoto(tournamentId, image)))) return;
    showToast(t('photo.saved'));
    onClose();
  };
  return (
    <TaskDialog task={task} onClose={onClose} onSubmit={confirm} title={t('photo.title')} submitLabel={t('photo.confirm')} size="small">
      <PosterField
        label={t('photo.label')}
        hint={t('photo.hint')}
        poster={poster}
        disabled={task.busy}
        {...(imageSrc === '' ? {} : { currentSrc: resolveImageUrl(imageSrc) })}
      />
    </TaskDialog>
  );
}
