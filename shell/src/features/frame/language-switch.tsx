import { getLanguageName, languageChoices, useLanguage, useTranslation } from '@courtside/i18n';
import { attempt, LanguageSelect } from '@courtside/ui';

/** A list of the languages, each in its own words. */
export function LanguageSwitch() {
  const { t } = useTranslation(['shell', 'common']);
  const { language, setLanguage } = useLanguage();
  return (
    <LanguageSelect
      label={`${t('settings.language')}: ${getLanguageName(language)}`}
      value={language}
      languages={languageChoices}
      onChange={(chosen) => attempt(() => setLanguage(chosen), { failed: t('common:notLoaded.language'), retry: t('common:action.retry') })}
    />
  );
}
