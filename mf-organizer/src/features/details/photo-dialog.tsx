import { limits } from '@courtside/domain';
import { changePhoto, resolveImageUrl } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { FileField, showToast } from '@courtside/ui';
import { usePosterChoice } from '../../fields/use-poster-choice';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';

interface PhotoDialogProps {
  readonly tournamentId: string;
  readonly imageSrc: string;
  readonly onClose: () => void;
}

/** Puts another photo in place of the old one. With no file chosen, confirming just closes. */
export function PhotoDialog({ tournamentId, imageSrc, onClose }: PhotoDialogProps) {
  const { t } = useTranslation(['organizer', 'common']);
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
      <FileField
        label={t('photo.label')}
        hint={t('photo.hint')}
        accept={limits.imageTypes.join(',')}
        value={poster.image}
        onChange={poster.choose}
        disabled={task.busy}
        {...(imageSrc === '' ? {} : { currentSrc: resolveImageUrl(imageSrc) })}
        error={poster.issue && t(poster.issue === 'tooLarge' ? 'field.imageTooLarge' : 'field.imageType')}
        labels={{
          choose: t('common:file.choose'),
          change: t('common:file.change'),
          remove: t('common:file.remove'),
          empty: t('common:file.none'),
        }}
      />
    </TaskDialog>
  );
}
