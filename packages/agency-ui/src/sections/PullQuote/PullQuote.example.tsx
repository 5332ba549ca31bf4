import { PullQuote, type Quote } from 'agency-ui';

const quote: Quote = {
  text: 'I slept through a root canal.',
  name: 'Joana Reis',
  role: 'Patient since 2019',
};

export default function PatientQuote() {
  return <PullQuote quote={quote} tone="accent" />;
}
