import { linkTo } from '@courtside/federation/links';
import { createI18n, type Language } from '@courtside/i18n';
import { drawFirst, type View } from '@courtside/ui/first-view';
import { StaticRouter } from 'react-router';
import { boardCss } from '../board/board-css';
import { PlannerPage } from '../planner-page';

/** The server's input for the planner's first view: the search part of the address has the numbers. */
interface Given {
  readonly page: string;
  readonly language: Language;
  readonly search?: string;
}

/** Returns the page before any script has run, drawn by the page's own views; null for a page without a first view. */
export async function firstView({ page, language, search = '' }: Given): Promise<View | null> {
  // A server of another release may ask for a page that this release does not know.
  if (page !== 'planner') return null;
  await createI18n({ language, namespaces: ['common', 'planner'] });
  const { html, css } = drawFirst(
    <StaticRouter location={`${linkTo('planner')}${search}`}>
      <PlannerPage address={() => ''} />
    </StaticRouter>,
    { takesTyping: true },
  );
  return { html, css: `${css}${boardCss}` };
}
