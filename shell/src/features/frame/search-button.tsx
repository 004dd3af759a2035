import { useTranslation } from '@courtside/i18n';
import { IconButton, SearchIcon } from '@courtside/ui';

/** Opens the command menu. */
export function SearchButton({ onClick }: { readonly onClick?: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <IconButton label={t('search')} aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={onClick}>
      <SearchIcon size={24} aria-hidden="true" />
    </IconButton>
  );
}
