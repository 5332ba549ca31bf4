import { RoomLink } from './links.js';
import { groups } from './map.js';

/** Without the foundations, which are no components. */
const components = groups.slice(1).reduce((sum, { entries }) => sum + entries.length, 0);

export function WelcomeHead() {
  return (
    <header className="room-poster" data-agency-tone="night">
      <p className="room-eyebrow">agency-ui, the sign-off room</p>
      <h1>
        Every section, in <em>every</em> state
      </h1>
      <p>
        {components} components make up the site of an agency that gathers people under light and puts ink on paper.
        Here each is shown by itself, in both themes, four tones, three languages and both directions, with what was
        tested and what that gave.
      </p>
    </header>
  );
}

const steps = [
  {
    title: 'Start with a page',
    text: (
      <>
        The <RoomLink href="?path=/story/pages-home--home">pages</RoomLink> are the site itself: its own page files, its
        words, its pictures. Links lead on inside the story, and nothing is ever sent.
      </>
    ),
  },
  {
    title: 'Open the section that you question',
    text: (
      <>
        Its docs page says what it is for, what to use instead, how long its words may be, which keys work, and which
        criteria of WCAG 2.2 are proved by which test.
      </>
    ),
  },
  {
    title: 'Try it to its limits',
    text: (
      <>
        Each story is one promise, such as “Stops when focus enters”. The panel below the story shows its checks step by
        step, and what axe finds.
      </>
    ),
  },
  {
    title: 'Compare, then sign',
    text: (
      <>
        <code>npm run visual -- --base main</code> photographs every story before and after a change and writes one
        report. Approve or reject each picture there; what nobody approved fails the run.
      </>
    ),
  },
];

export function SignOff() {
  return (
    <section aria-labelledby="sign-off">
      <h2 id="sign-off">How to sign off</h2>
      <ol className="room-steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const toolbars = [
  [
    'Theme',
    'The agency’s own, the microsite’s or a plain one, each on light and on dark pages: other colours, corners and faces from the same contract.',
  ],
  ['Tone', 'The ground under the story. A section that brings a tone of its own keeps it.'],
  [
    'Locale',
    'The words that components say themselves: English, Kiswahili, or a longer pseudo-English that shows what is cut off.',
  ],
  ['Direction', 'Left to right, or right to left.'],
  [
    'Motion',
    'As the system says, reduced by the application, or paused as by “Pause animations”: frozen for a picture.',
  ],
  ['Viewport', 'From 320 px, the narrowest that must work, to 1920 px.'],
] as const;

export function Toolbars() {
  return (
    <section aria-labelledby="toolbars">
      <h2 id="toolbars">What the toolbar does</h2>
      <dl className="room-toolbars">
        {toolbars.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const pages = [
  ['Home', 'pages-home--home'],
  ['Services', 'pages-services--all-services'],
  ['Printing', 'pages-services--printing'],
  ['Our story', 'pages-about--our-story'],
  ['Case studies', 'pages-work--case-studies'],
  ['Blog', 'pages-blog--blog'],
  ['FAQ', 'pages-faq--faq'],
  ['Contact', 'pages-contact--contact'],
  ['Get a quote', 'pages-contact--inquiries'],
  ['Not found', 'pages-not-found--not-found'],
] as const;

export function PageList() {
  return (
    <section aria-labelledby="group-pages">
      <h2 id="group-pages">Pages</h2>
      <p>Every route of the site is a story. These are the ways in:</p>
      <ul className="room-pages">
        {pages.map(([name, id]) => (
          <li key={id}>
            <RoomLink href={`?path=/story/${id}`}>{name}</RoomLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
