import { signOffs } from 'virtual:room';
import { RoomLink } from './links.js';
import { componentNames } from './map.js';

export function WelcomeHead() {
  return (
    <header className="room-poster" data-agency-tone="night">
      <p className="room-eyebrow">agency-ui component library</p>
      <h1>
        Every section, in <em>every</em> state
      </h1>
      <p>
        {componentNames.length} components for the website of an event and print agency, in two themes, four tones,
        three languages and both text directions, with their test results.
      </p>
    </header>
  );
}

const steps = [
  {
    title: 'Start with a page',
    text: (
      <>
        The <RoomLink href="?path=/story/pages-home--home">pages</RoomLink> are the actual site, with its page files,
        text and pictures. Links work inside the story, and forms never send anything.
      </>
    ),
  },
  {
    title: 'Open a component',
    text: (
      <>
        Its docs page covers when to use it, alternatives, content limits, keyboard behaviour, and the tests that prove
        each WCAG 2.2 criterion.
      </>
    ),
  },
  {
    title: 'Check its edge cases',
    text: (
      <>
        Each story shows one behaviour, such as “Stops when focus enters”. The panel below the story lists its
        assertions step by step, and the results of axe.
      </>
    ),
  },
  {
    title: 'Compare, then sign',
    text: (
      <>
        <code>npm run visual -- --base main</code> takes screenshots of every story before and after a change and writes
        one report. Approve or reject each screenshot there; an unapproved difference fails the run. Sign in{' '}
        <code>.storybook/sign-offs.yaml</code>.
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
      <p>
        {Object.values(signOffs).filter(({ status }) => status === 'approved').length} of {componentNames.length}{' '}
        components are signed off.
      </p>
    </section>
  );
}

const toolbars = [
  [
    'Theme',
    'The agency’s, the microsite’s or a plain one, each light or dark: other colours, corners and typefaces on the same contract.',
  ],
  ['Tone', 'The background of the story. A section with its own tone keeps it.'],
  ['Locale', 'The components’ own labels: English, Kiswahili, or a longer pseudo-English that reveals clipped text.'],
  ['Direction', 'Left to right, or right to left.'],
  [
    'Motion',
    'The system’s setting, reduced by the application, or paused as by “Pause animations”: frozen for screenshots.',
  ],
  ['Viewport', 'From 320 px, the narrowest supported width, to 1920 px.'],
] as const;

export function Toolbars() {
  return (
    <section aria-labelledby="toolbars">
      <h2 id="toolbars">Toolbar</h2>
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
      <p>Every route of the site is a story. Start with one of these:</p>
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
