import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces/wonk-italic.css';
import '@fontsource-variable/fraunces/wonk.css';
import 'agency-ui/reset.css';
import 'agency-ui/styles.css';
import './brand.css.js';
import { ButtonLink, FaqSection, HowItWorks, LinkCards, PageHero } from 'agency-ui';
import { createRoot } from 'react-dom/client';

const drawing = (src: string, height = 600) => ({ src, width: 800, height, alt: '' });
const card = (title: string, text: string, src: string) => ({ title, text, path: '#questions', picture: drawing(src) });
const workshops = [
  card('From seed', 'Sukuma and dania that survive their first week.', '/seedlings.svg'),
  card('One sunny window', 'Pots and patience for people without a plot.', '/pots.svg'),
  card('Cut and come again', 'A bed that fills a vase every Saturday.', '/flowers.svg'),
];
const day = [
  { title: 'Nine', description: 'Gates open. Bring a cutting and hang it on the swap line.' },
  { title: 'Noon', description: 'Lunch at one long table: what the growers picked at dawn.' },
  { title: 'Four', description: 'Everything potted goes at half price, until it is gone.' },
];
const questions = [
  { question: 'Is there a ticket?', answer: 'No. A workshop costs KSh 800, soil and pot included.' },
  { question: 'May children come?', answer: 'Please. The mud kitchen is theirs all day.' },
  { question: 'What if it rains?', answer: 'Then it waters the beds. The tables stand under a roof.' },
];

createRoot(document.body).render(
  <main>
    <PageHero
      className="hero"
      tone="paper"
      title="Grow something"
      highlightText="something"
      description="Two days in March for people who grow things, and for people who would like to."
      picture={drawing('/garden.svg', 880)}
      actions={<ButtonLink href="#workshops">Choose a workshop</ButtonLink>}
    />
    <LinkCards id="workshops" tone="white" heading="Three workshops, dirty hands" cards={workshops} />
    <HowItWorks tone="night" heading="How a day goes" steps={day} />
    <FaqSection
      id="questions"
      tone="accent"
      heading="Before you come"
      categories={[{ name: 'Visit', entries: questions }]}
    />
  </main>,
);
