import './faq.css';
import * as kit from 'agency-ui';
import {
  Button,
  ContactPageForm,
  type FormLabels,
  formLabels,
  given,
  Heading,
  HowItWorks,
  PageHero,
  PrintingShowcase,
  QuoteForm,
  type SubmissionState,
  Text,
  ToastProvider,
  useSubmission,
} from 'agency-ui';
import { FormSheet, type FormSheetProps } from 'agency-ui/sections/FormSheet';
import { SheetColumns as Columns } from 'agency-ui/sections/SheetColumns';

export { SheetColumns } from 'agency-ui';

const words: Partial<FormLabels> = { ...formLabels, optional: '(if you like)' };
const states: Record<string, SubmissionState> = { fresh: 'idle' };
const side: FormSheetProps['plate'] = 'start';
const pot = { src: '/pots.svg', width: 800, height: 600, alt: '' };

/** Sends one word, to show the state of a submission. */
export function SendWord({ word }: { word: string }) {
  given('SendWord', { word });
  const { state, submit } = useSubmission<string>(() => undefined);
  const again = useSubmission<string>(() => undefined);
  return (
    <Button look={state === 'submitting' ? 'outline' : 'primary'} onClick={() => submit(word)}>
      {again.state === states['fresh'] ? 'Send' : state}
    </Button>
  );
}

const privacy = <Text look="small">We keep your details for a year.</Text>;

export const Enquiries = () => (
  <ToastProvider>
    <PageHero title="Ask us" foot="deep" />
    <HowItWorks
      heading="How it goes"
      steps={[{ title: 'Ask', description: 'Write what you grow.' }]}
      note={<Text>Or call.</Text>}
      sheet={
        <FormSheet heading="Write to us" plate={side}>
          <QuoteForm note={privacy} labels={words} />
        </FormSheet>
      }
    />
    <Columns
      sheet={
        <kit.FormSheet heading="Or here">
          <ContactPageForm note={privacy} />
        </kit.FormSheet>
      }
    >
      <Heading level={2} look="feature">
        Where we are
      </Heading>
    </Columns>
    <PrintingShowcase
      eyebrow="Print"
      heading="Seed packets"
      lead="Printed by hand."
      services={[{ title: 'Packets', description: 'A hundred of them.', image: pot }]}
      action={{ name: 'Ask', path: '#ask' }}
      notes={{ head: 'Bustani', foot: 'Nairobi' }}
    />
  </ToastProvider>
);
