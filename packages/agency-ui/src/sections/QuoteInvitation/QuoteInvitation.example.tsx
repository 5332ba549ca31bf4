import { type NavigationItem, QuoteInvitation } from 'agency-ui';

const book: NavigationItem = { name: 'Book a visit', path: '/visit' };

export default function VisitInvitation() {
  return (
    <QuoteInvitation
      lines={['You have a plot.', 'We have ideas.']}
      description="The first visit is free. You keep the sketch."
      action={book}
    />
  );
}
