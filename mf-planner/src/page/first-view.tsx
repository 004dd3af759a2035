import { linkTo } from '@courtside/federation/links';
import { createI18n, type Language } from '@courtside/i18n';
import { drawFirst, type View } from '@courtside/ui/first-view';
import { StaticRouter } from 'react-router';
import { boardCss } from '../board/board-css';
import { PlannerPage } from '../planner-page';

/** What a server knows for the first view of the planner: the numbers that its address carries, as they stand there. */
interface Given {
  readonly page: string;
  readonly language: Language;
  readonly search?: string;
}

/** What stands in the page before any script has run, drawn by the page's own views; null for a page that has none here. */
export async function firstView({ page, language, search = '' }: Given): Promise<View | null> {
  // A server of another release asks for one that is not known here.
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
