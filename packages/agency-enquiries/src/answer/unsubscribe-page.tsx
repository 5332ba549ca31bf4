import { Button } from 'agency-ui/primitives/Button';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnswerLabels, UnsubscribeState } from './answer.js';
import { type AnswerPageOptions, Frame } from './answer-page.js';

const textsOf = (state: UnsubscribeState, labels: AnswerLabels): [title: string, text: string] => {
  switch (state) {
    case 'confirm':
      return [labels.unsubscribe, labels.unsubscribeDetail];
    case 'done':
      return [labels.unsubscribed, labels.unsubscribedDetail];
    case 'unknown':
      return [labels.unsubscribeUnknown, labels.unsubscribeUnknownDetail];
    case 'failed':
      return [labels.unsubscribeFailed, labels.unsubscribeFailedDetail];
  }
};

/** Renders the unsubscribe page. Its button posts to the same URL. */
export function renderUnsubscribePage(
  state: UnsubscribeState,
  options: AnswerPageOptions,
  labels: AnswerLabels,
): string {
  const [title, text] = textsOf(state, labels);
  const isOpen = state === 'confirm' || state === 'failed';
  return `<!doctype html>${renderToStaticMarkup(
    <Frame title={title} text={text} {...options}>
      {isOpen && (
        <form method="post">
          <Button type="submit">{labels.unsubscribe}</Button>
        </form>
      )}
    </Frame>,
  )}`;
}
