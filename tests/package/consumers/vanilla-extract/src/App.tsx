import { Button, Container, FaqSection, Reasons, Section } from 'agency-ui';
import { roomy, stamp } from './brand.css';

export function App() {
  return (
    <main>
      <Reasons heading="Why us" reasons={[{ title: 'Our own crew', description: 'Twelve people.' }]} />
      <FaqSection
        heading="Questions"
        categories={[{ name: 'Stages', entries: [{ question: 'Who builds it?', answer: 'Our own crew.' }] }]}
      />
      <Section>
        <Container>
          <p className={stamp}>Since 2008</p>
          <Button className={roomy}>Ask</Button>
          <div data-brand="coast">
            <Button>Ask at the coast</Button>
          </div>
        </Container>
      </Section>
    </main>
  );
}
