/** The response pages for forms sent without JavaScript, rendered by the server at run time. */
import { agency } from 'agency-content';
import type { EnquiryAnswer } from 'agency-enquiries';
import { renderToStaticMarkup } from 'react-dom/server';
import template from '../index.html?raw';
import { Frame } from './App.js';
import { EnquiryAnswerPage } from './EnquiryAnswerPage.js';
import { renderToHtml } from './render-to-html.js';

/** The boot script in the template. Removed, because these pages run no script. */
const bootScript = '<script type="module" src="/src/boot.ts"></script>';

/**
 * Renders the page in the site's layout.
 *
 * @param stylesheets - Paths of the built stylesheets.
 */
export async function renderAnswer(answer: EnquiryAnswer, stylesheets: readonly string[]): Promise<string> {
  const head = renderToStaticMarkup(
    <>
      <title>{`${answer.title} | ${agency.name}`}</title>
      <meta name="robots" content="noindex" />
      {stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </>,
  );
  const { pathname } = new URL(answer.action, 'http://site.invalid');
  const body = await renderToHtml(
    pathname,
    <Frame path={pathname}>
      <EnquiryAnswerPage {...answer} />
    </Frame>,
  );
  return (
    template
      // Lays out every section, because no script lays out the far ones later.
      .replace('<html', '<html data-render-all')
      .replace('<!--head-->', () => head)
      .replace('<!--app-->', () => body)
      .replace(bootScript, '')
  );
}
