/**
 * The docs page for every component and foundation. A component's purpose comes from its stories' description; data
 * shapes, labels and tokens come from the published docs, `packages/agency-ui/docs/components`.
 */
import { ArgTypes, DocsContext, Source, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, Suspense, use, useContext, useState } from 'react';
import sizes from '../../bench/size/sizes.json' with { type: 'json' };
import { readDescription, readSections } from './description.js';
import { ComponentEvidence } from './Evidence.js';
import { DocsLink, idOf, Words } from './links.js';
import { Frame, Preview } from './Preview.js';
import { SignOffState } from './SignOffState.js';
import { TokenList } from './TokenList.js';
import { Transcript } from './Transcript.js';

/** Groups whose stories span the page instead of the text column. */
const pageWide = new Set(['Sections', 'Navigation', 'Forms']);

const published = import.meta.glob<string>('../../packages/agency-ui/docs/components/*.md', {
  query: '?raw',
  import: 'default',
});
const examples = import.meta.glob<string>('../../packages/agency-ui/src/*/*/*.example.tsx', {
  query: '?raw',
  import: 'default',
});
const transcripts = import.meta.glob<string>('../../docs/transcripts/*.md', { query: '?raw', import: 'default' });

/** Loads everything the page shows apart from the stories, once per component. */
async function loadDocs(name: string) {
  const example = Object.entries(examples).find(([file]) => file.endsWith(`/${name}.example.tsx`));
  const [markdown, usage, transcript] = await Promise.all([
    published[`../../packages/agency-ui/docs/components/${name}.md`]?.(),
    example?.[1](),
    transcripts[`../../docs/transcripts/${name}.md`]?.(),
  ]);
  return { sections: readSections(markdown ?? ''), usage, transcript };
}

/** Kept outside React, because a suspended page renders again and must receive the same promise. */
const loaded = new Map<string, ReturnType<typeof loadDocs>>();

function useDocs(name: string) {
  const docs = loaded.get(name) ?? loadDocs(name);
  loaded.set(name, docs);
  return use(docs);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = idOf(title);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Gzipped size, including all dependencies except React. */
function Size({ name }: { name: string }) {
  const size = sizes.kit.find((each) => each.name === name);
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  return (
    size && (
      <p>
        {kilobytes(size.js)} kB of JavaScript and {kilobytes(size.css)} kB of CSS (gzip, including all dependencies
        except React)
      </p>
    )
  );
}

interface StoryLine {
  id: string;
  name: string;
  tags: readonly string[];
  parameters: { docs?: { description?: { story?: string } } };
}

const sentenceOf = ({ parameters }: StoryLine) => parameters.docs?.description?.story;

/** A story that loads when it is opened, because loading all stories at once would be slow. */
function Look({ story, isPageWide }: { story: StoryLine; isPageWide: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <strong>{story.name}</strong> {sentenceOf(story)}
      </summary>
      {isOpen && (
        <>
          {isPageWide ? <Preview id={story.id} name={story.name} /> : <Frame id={story.id} name={story.name} />}
          <p>
            <DocsLink href={`?path=/story/${story.id}`}>Open {story.name} with its controls and checks</DocsLink>
          </p>
        </>
      )}
    </details>
  );
}

function Stories({ stories, isPageWide }: { stories: readonly StoryLine[]; isPageWide: boolean }) {
  const tests = stories.filter(({ tags }) => tags.includes('test-only'));
  return (
    <>
      {stories
        .filter((story) => !tests.includes(story))
        .map((story) => (
          <Look key={story.id} story={story} isPageWide={isPageWide} />
        ))}
      {tests.length > 0 && (
        <details>
          <summary>
            <strong>Tests</strong> {tests.length === 1 ? '1 story shows' : `${tests.length} stories show`} behaviour;
            the sidebar lists them with the tag “test-only”
          </summary>
          <ul>
            {tests.map((story) => (
              <li key={story.id}>
                <DocsLink href={`?path=/story/${story.id}`}>{story.name}</DocsLink> {sentenceOf(story)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** A description's bold lead-ins, and the longer headings they become. */
const headings: Readonly<Record<string, string>> = {
  'Use it': 'When to use it',
  'Do not use it': 'When not to use it',
  Content: 'Content limits',
};

function ComponentPage({ group, name, description, stories }: PageProps) {
  const { sections, usage, transcript } = useDocs(name);
  const [purpose, ...parts] = readDescription(description);
  const [first] = stories;
  const isPageWide = pageWide.has(group);
  const tokens = [...(sections.get('Tokens') ?? '').matchAll(/`(--agency-[\w-]+)`/g)].map(([, token = '']) => token);
  return (
    <>
      <p className="docs-eyebrow">{group}</p>
      <h1>{name}</h1>
      <div className="docs-lead">
        <Words>{purpose?.text ?? ''}</Words>
      </div>
      <SignOffState component={name} />
      {first && (isPageWide ? <Preview id={first.id} name={name} /> : <Frame id={first.id} name={name} />)}
      <Part title="Stories">
        <Stories stories={stories.slice(1)} isPageWide={isPageWide} />
      </Part>
      {usage && (
        <Part title="Usage">
          <Source code={usage.trim()} language="tsx" />
          <Size name={name} />
        </Part>
      )}
      {parts.map(({ lead, text }) => (
        <Part key={lead} title={headings[lead] ?? lead}>
          <Words>{text}</Words>
        </Part>
      ))}
      <Part title="Evidence">
        <ComponentEvidence name={name} />
      </Part>
      {transcript && (
        <Part title="Screen reader">
          <Transcript markdown={transcript} />
        </Part>
      )}
      <Part title="Props">
        <ArgTypes />
      </Part>
      {['Types', 'Labels'].map((section) => {
        const text = sections.get(section);
        return (
          text && (
            <Part key={section} title={section === 'Types' ? 'Data shapes' : section}>
              <Words>{text}</Words>
            </Part>
          )
        );
      })}
      {tokens.length > 0 && (
        <Part title="Tokens">
          <TokenList properties={tokens} />
        </Part>
      )}
    </>
  );
}

interface PageProps {
  group: string;
  name: string;
  description: string;
  stories: readonly StoryLine[];
}

function FoundationPage({ group, name, description, stories: [story] }: PageProps) {
  return (
    <>
      <p className="docs-eyebrow">{group}</p>
      <h1>{name}</h1>
      <div className="docs-lead">
        <Words>{description}</Words>
      </div>
      {story && (
        <>
          <Frame id={story.id} name={name} height={20_000} />
          <p>
            <DocsLink href={`?path=/story/${story.id}`}>Open {name} on its own, in every mode</DocsLink>
          </p>
        </>
      )}
    </>
  );
}

export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { componentStories } = useContext(DocsContext);
  const [group = '', name = ''] = preparedMeta.title.split('/');
  const { description } = (preparedMeta.parameters['docs'] ?? {}) as { description?: { component?: string } };
  const Page = group === 'Foundations' ? FoundationPage : ComponentPage;
  return (
    <Suspense fallback={<p>Loading …</p>}>
      <Page group={group} name={name} description={description?.component ?? ''} stories={componentStories()} />
    </Suspense>
  );
}
