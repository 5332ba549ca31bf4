import { DocsContext, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, use, useContext, useState } from 'react';
import type { ComponentAccessibility, KeyboardRow } from '../../packages/agency-ui/src/accessibility.js';
import type { Result } from '../evidence/verdicts.js';
import { sizeOf } from '../viewports.js';
import { AccessibilityEvidence } from './AccessibilityEvidence.js';
import { Mark } from './EvidenceParts.js';
import { type Guide, readGuide, readRules } from './guide.js';
import { idOf, RoomLink, Words } from './links.js';
import { packOf } from './locales.js';
import { PropTable } from './PropTable.js';
import { ResponsivePreview } from './ResponsivePreview.js';
import { ScrolledTable } from './ScrolledTable.js';
import { SignOffState } from './SignOffState.js';
import { StoryFrame } from './StoryFrame.js';
import { accessibilityOf, bundleSizeOf, folderOf, readLabel, tokensOf, wordsOf } from './sources.js';
import { TokenList } from './TokenList.js';
import { type SpokenMoment, Transcript, transcriptOf } from './Transcript.js';

/** Groups whose stories are shown at page width instead of column width. */
const pageWide = new Set(['Sections', 'Navigation', 'Forms']);

const laptop = sizeOf('laptop');

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = idOf(title);
  return (
    <section className="room-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Anatomy({ accessibility }: { accessibility: ComponentAccessibility }) {
  return (
    <Part title="Anatomy">
      <ol className="room-anatomy">
        {accessibility.anatomy.map(({ name, what }) => (
          <li key={name}>
            <strong>{name}</strong> {what}
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Keyboard({ rows }: { rows: readonly KeyboardRow[] }) {
  return (
    <div className="room-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Keys</th>
            <th scope="col">Action</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ keys, does }) => (
            <tr key={`${keys.join()} ${does}`}>
              <td>
                {keys.map((key, index) => (
                  <span key={key}>
                    {index > 0 && ' or '}
                    <kbd>{key}</kbd>
                  </span>
                ))}
              </td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Labels({ folder, name, words }: { folder: string; name: string; words: Readonly<Record<string, unknown>> }) {
  const kiswahili: Readonly<Record<string, unknown>> =
    (packOf('sw-KE') as Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined)?.[name] ?? {};
  return (
    <Part title="Labels">
      <p>
        The component’s own text. Override single labels with <code>labels</code>, or all of them with a label pack on{' '}
        <code>AgencyProvider</code>. Numbers here are examples; ‹words› are placeholders.
      </p>
      <ScrolledTable name={`Labels of ${name}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Label</th>
              <th scope="col">English</th>
              <th scope="col">Kiswahili</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(words).map(([label, english]) => (
              <tr key={label}>
                <td>
                  <code>{label}</code>
                </td>
                <td>{readLabel(folder, label, english)}</td>
                <td lang="sw">
                  {readLabel(folder, label, kiswahili[label]) || <span lang="en">Same as English</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrolledTable>
    </Part>
  );
}

interface StoryLine {
  id: string;
  name: string;
  parameters: { docs?: { description?: { story?: string } } };
}

/** A story that loads when opened: a page that loads every story at once would be slow. */
function StoryRow({ story, isPageWide }: { story: StoryLine; isPageWide: boolean }) {
  const [open, setOpen] = useState(false);
  const line = story.parameters.docs?.description?.story;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <strong>{story.name}</strong>
        {line && <span>{line}</span>}
      </summary>
      {open && (
        <>
          <StoryFrame id={story.id} name={story.name} screen={isPageWide ? laptop : undefined} roomy={!isPageWide} />
          <p>
            <RoomLink href={`?path=/story/${story.id}`}>Open {story.name} with its controls and tests</RoomLink>
          </p>
        </>
      )}
    </details>
  );
}

function Rules({ title, mark, rules }: { title: string; mark: Result; rules: readonly string[] }) {
  return (
    <div>
      <h3>
        <Mark result={mark} />
        {title}
      </h3>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>
            <Words>{rule}</Words>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Uses({ guide }: { guide: Guide }) {
  return (
    <Part title="When to use it">
      <div className="room-uses">
        <Rules title="Do" mark="passed" rules={readRules(guide.use)} />
        <Rules title="Don’t" mark="failed" rules={readRules(guide.instead)} />
      </div>
    </Part>
  );
}

interface ComponentPageProps {
  title: string;
  guide: Guide;
  folder: string;
  stories: readonly StoryLine[];
  height?: number | undefined;
  accessibility?: ComponentAccessibility | undefined;
  words?: Readonly<Record<string, unknown>> | undefined;
  spoken?: readonly SpokenMoment[] | undefined;
}

function ComponentPage({ title, guide, folder, stories, height, accessibility, words, spoken }: ComponentPageProps) {
  const [group = '', name = ''] = title.split('/');
  const isPageWide = pageWide.has(group);
  const [first, ...others] = stories;
  const tokens = tokensOf(folder);
  const size = bundleSizeOf(folder);
  return (
    <>
      <header className="room-head">
        <p className="room-eyebrow">{group}</p>
        <h1>{name}</h1>
        <div className="room-lead">
          <Words>{guide.purpose}</Words>
        </div>
        <p className="room-import">
          <code>{`import { ${name} } from 'agency-ui';`}</code>
          {size && (
            <span>
              {size.js} kB of JavaScript and {size.css} kB of CSS (gzip, including all dependencies except React)
            </span>
          )}
        </p>
      </header>
      {first &&
        (isPageWide ? (
          <ResponsivePreview id={first.id} name={name} height={height} parts={accessibility?.anatomy} />
        ) : (
          <StoryFrame
            id={first.id}
            name={`${name}: ${first.name}`}
            roomy
            height={height}
            parts={accessibility?.anatomy}
          />
        ))}
      {accessibility && accessibility.anatomy.length > 0 && <Anatomy accessibility={accessibility} />}
      <Uses guide={guide} />
      <Part title="Content limits">
        <Words>{guide.content}</Words>
      </Part>
      {guide.behaviour && (
        <Part title="Behaviour">
          <Words>{guide.behaviour}</Words>
        </Part>
      )}
      <Part title="Keyboard">
        {accessibility && accessibility.keyboard.length > 0 ? (
          <Keyboard rows={accessibility.keyboard} />
        ) : (
          <Words>{guide.keyboard || 'It contains nothing focusable.'}</Words>
        )}
      </Part>
      <Part title="Sign-off and evidence">
        <SignOffState component={name} />
        <AccessibilityEvidence />
      </Part>
      {spoken && (
        <Part title="Screen reader">
          <Transcript moments={spoken} />
        </Part>
      )}
      {words && <Labels folder={folder} name={name} words={words} />}
      <Part title="Tokens">
        {tokens.length > 0 ? <TokenList paths={tokens} /> : <p>Its own stylesheet uses no tokens; its parts do.</p>}
      </Part>
      <Part title="Props">
        <PropTable folder={folder} />
      </Part>
      <Part title="Stories">
        <div className="room-stories">
          {others.map((story) => (
            <StoryRow key={story.id} story={story} isPageWide={isPageWide} />
          ))}
        </div>
      </Part>
    </>
  );
}

function FoundationPage({ title, guide, story }: { title: string; guide: Guide; story?: StoryLine | undefined }) {
  const [group = '', name = ''] = title.split('/');
  return (
    <>
      <header className="room-head">
        <p className="room-eyebrow">{group}</p>
        <h1>{name}</h1>
        <div className="room-lead">
          <Words>{guide.purpose}</Words>
        </div>
      </header>
      {story && (
        <>
          <StoryFrame id={story.id} name={name} most={60_000} />
          <p className="room-open">
            <RoomLink href={`?path=/story/${story.id}`}>Open {name} on its own, in every mode</RoomLink>
          </p>
        </>
      )}
    </>
  );
}

type Known = Promise<
  [ComponentAccessibility | undefined, Readonly<Record<string, unknown>> | undefined, SpokenMoment[] | undefined]
>;

/** Kept outside of React: a suspended page renders again and must find the same promise. */
const known = new Map<string, Known>();

/** A component's documentation data, loaded once. */
function knownOf(folder: string): Known {
  const asked =
    known.get(folder) ??
    Promise.all([accessibilityOf(folder), wordsOf(folder), transcriptOf(folder.split('/').at(-1) ?? '')]);
  known.set(folder, asked);
  return asked;
}

function Page() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { componentStories } = useContext(DocsContext);
  const { parameters, title } = preparedMeta;
  const folder = folderOf(String(parameters['fileName'] ?? ''));
  const [accessibility, words, spoken] = use(knownOf(folder));
  const { description, story } = (parameters['docs'] ?? {}) as {
    description?: { component?: string };
    story?: { height?: string };
  };
  const guide = readGuide(description?.component ?? '');
  const stories = componentStories();
  if (title.startsWith('Foundations/')) return <FoundationPage title={title} guide={guide} story={stories[0]} />;
  return (
    <ComponentPage
      title={title}
      guide={guide}
      folder={folder}
      stories={stories}
      height={story?.height ? Number.parseFloat(story.height) * 16 : undefined}
      accessibility={accessibility}
      words={words}
      spoken={spoken}
    />
  );
}

/** The docs page of every component: usage, behaviour, accessibility evidence, props and stories. */
export default function DocsPage() {
  return (
    <Unstyled>
      <div className="room">
        <Page />
      </div>
    </Unstyled>
  );
}
