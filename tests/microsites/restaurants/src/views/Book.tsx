import 'agency-ui/sections/ContactDetails.css';
import 'agency-ui/sections/FormCard.css';
import 'agency-ui/sections/FormColumns.css';
import { ContactDetails, FormCard, FormColumns, PageHero } from 'agency-ui';
import { BookingRequest } from '../BookingRequest';
import type { Content } from '../content/types';

export function Book({ content: { lang, book, agency } }: { content: Content }) {
  return (
    <>
      <PageHero {...book.hero} tone="night" bottomSpace="deep" />
      <FormColumns
        tone="paper"
        card={
          <FormCard heading={book.form} headingId="booking" headingLevel={2}>
            <BookingRequest lang={lang} nextSteps={book.nextSteps} privacy={book.privacy} />
          </FormCard>
        }
      >
        <ContactDetails heading={book.details} agency={agency} responseTime={book.responseTime} tone="accent" />
      </FormColumns>
    </>
  );
}
