import { isFullPage, isUnattended } from '@courtside/federation/links';
import { createI18n, type Language } from '@courtside/i18n';
import { drawFirst, type View } from '@courtside/ui/first-view';
import { StaticRouter } from 'react-router';
import { FirstFrame } from '../features/frame/first-frame';
import { parseShellConfig } from '../start-up-config';

/** The server's input for the frame of a page. */
interface Given {
  readonly page: string;
  readonly language: Language;
  readonly pathname: string;
  /** `config.json` */
  readonly config: unknown;
}

/** Returns the frame before any script has run; null for a page that has none. */
export async function firstView({ page, language, pathname, config }: Given): Promise<View | null> {
  // A server of another release may ask for what this release does not know.
  if (page !== 'frame' || isFullPage(pathname) || isUnattended(pathname)) return null;
  await createI18n({ language, namespaces: ['common', 'shell'] });
  const { chatUrl, contactEmail } = parseShellConfig(config);
  return drawFirst(
    <StaticRouter location={pathname}>
      <FirstFrame chatUrl={chatUrl} contactEmail={contactEmail} />
    </StaticRouter>,
    { scope: 'ff' },
  );
}
