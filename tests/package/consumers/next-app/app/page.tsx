import { ButtonLink, Container, FaqSection, HeroCarousel, ImpactCounters, Reasons, Section } from 'agency-ui';
import { PullQuote } from 'agency-ui/sections/PullQuote';
import { Enquiry } from './enquiry';

const stage = { src: '/stage.svg', width: 1600, height: 900, alt: 'A stage at the shore' };

/** A server component. Static sections send only HTML; the others also load their code. */
export default async function Page() {
  const reasons = await Promise.resolve([
    { title: 'Our own crew', description: 'Twelve people who know each other.' },
    { title: 'Our own roof', description: 'Forty metres of it.' },
  ]);
  return (
    <main>
      <HeroCarousel
        heading="Bahari Stages"
        slides={[
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
            servicePath: '/stages',
          },
        ]}
        primaryAction={{ name: 'Our stages', path: '/stages' }}
        secondaryActionName="More"
      />
      <Reasons heading="Why us" reasons={reasons} />
      <PullQuote quote={{ text: 'It stood in the rain.', name: 'A bride' }} />
      <ImpactCounters heading="So far" numbers={[{ value: 412, label: 'Stages built' }]} />
      <FaqSection
        heading="Questions"
        categories={[{ name: 'Stages', entries: [{ question: 'Who builds it?', answer: 'Our own crew of twelve.' }] }]}
      />
      <Section>
        <Container>
          <Enquiry />
          <ButtonLink href="/stages" data-brand="">
            All stages
          </ButtonLink>
        </Container>
      </Section>
    </main>
  );
}
