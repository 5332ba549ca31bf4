import { Container, FaqSection, HeroCarousel, QuoteForm, Section, ToastProvider } from 'agency-ui';
import type { FaqCategory, HeroSlide } from 'agency-ui/schemas';
import { useState } from 'react';

const stage = { src: '/stage.svg', width: 1600, height: 900, alt: 'A stage at the shore' };

const slides: HeroSlide[] = [
  {
    title: 'Stages by the sea',
    highlightText: 'sea',
    description: 'Built in a night, gone in a morning.',
    image: stage,
    servicePath: '/stages',
  },
  {
    title: 'Light for every crowd',
    highlightText: 'Light',
    description: 'From forty guests to four thousand.',
    image: stage,
    servicePath: '/light',
  },
];

const questions: FaqCategory[] = [
  {
    name: 'Stages',
    entries: [
      { question: 'How large is a stage?', answer: 'Up to forty metres.' },
      { question: 'Who builds it?', answer: 'Our own crew of twelve.' },
    ],
  },
];

export function App() {
  const [asked, setAsked] = useState<string>();
  return (
    <ToastProvider>
      <main>
        <HeroCarousel
          heading="Bahari Stages"
          slides={slides}
          primaryAction={{ name: 'Ask for a price', path: '#quote' }}
          secondaryActionName="Our work"
        />
        <FaqSection heading="Questions" categories={questions} />
        <Section id="quote">
          <Container>
            <QuoteForm
              onSubmit={async ({ name }) => {
                setAsked(name);
              }}
            />
            {asked && <p data-asked="">{asked} has asked</p>}
          </Container>
        </Section>
      </main>
    </ToastProvider>
  );
}
