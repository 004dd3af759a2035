import { getLanguageName, nextLanguage, useLanguage, useTranslation } from '@courtside/i18n';
import { attempt, color, touch, type } from '@courtside/ui';
import styled from 'styled-components';

export const Switch = styled.button`
  ${type.control}
  flex: none;
  min-width: ${touch};
  min-height: ${touch};
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: none;
  color: inherit;
  text-transform: uppercase;
  &:hover {
    background: ${color.courtLight};
  }
`;

/** One press: the next language, in its own words. */
export function LanguageSwitch() {
  const { t } = useTranslation(['shell', 'common']);
  const { language, setLanguage } = useLanguage();
  const other = nextLanguage(language);
  return (
    <Switch
      type="button"
      lang={other}
      title={`${t('settings.language')}: ${getLanguageName(other)}`}
      aria-label={getLanguageName(other)}
      onClick={() => attempt(() => setLanguage(other), { failed: t('common:notLoaded.language'), retry: t('common:action.retry') })}
    >
      {other}
    </Switch>
  );
}
