import { Button } from 'agency-ui/primitives/Button';
import { renderToStaticMarkup } from 'react-dom/server';
import { type AnswerLabels, textsOfUnsubscribe, type UnsubscribeState } from './answer.js';
import { type AnswerPageOptions, Contact, Frame } from './answer-page.js';

/** Renders the unsubscribe page. Its button posts to the same URL. */
export function renderUnsubscribePage(
  state: UnsubscribeState,
  options: AnswerPageOptions,
  labels: AnswerLabels,
): string {
  const [title, text] = textsOfUnsubscribe(state, labels);
  const isFailure = state === 'failed' || state === 'tooMany';
  return `<!doctype html>${renderToStaticMarkup(
    <Frame title={title} text={text} {...options}>
      {(state === 'confirm' || isFailure) && (
        <form method="post">
          <Button type="submit">{labels.unsubscribe}</Button>
        </form>
      )}
      {isFailure && <Contact contact={options.contact} label={labels.contact} />}
    </Frame>,
  )}`;
}
