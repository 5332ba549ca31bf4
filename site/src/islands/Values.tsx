import { commitments, more, quote, values } from 'agency-content/about/values';
import { Commitments, LinkCards, PullQuote, ValuesGrid } from 'agency-ui';

export default function Values() {
  return (
    <>
      <ValuesGrid {...values} />
      <Commitments {...commitments} />
      <PullQuote quote={quote} />
      <LinkCards {...more} />
    </>
  );
}
