/** Fetches what the tests left, and where each story is to be found. */
import { type Evidence, evidenceFile, noEvidence } from './evidence.js';

/** What Storybook's `index.json` says of a story or docs page. */
interface IndexEntry {
  id: string;
  title: string;
  type: 'story' | 'docs';
  importPath: string;
  exportName?: string;
}

export interface EvidenceRoom {
  evidence: Evidence;
  /** The address of a story in Storybook's frame, or nothing where there is no such story. */
  storyUrl: (file: string, name: string) => string | undefined;
  /** The address of the docs page of a component's folder. */
  docsUrl: (folder: string) => string | undefined;
}

async function fetchJson<Content>(file: string, otherwise: Content): Promise<Content> {
  // What it was when the page was last opened says nothing of the last run.
  const response = await fetch(new URL(file, document.baseURI), { cache: 'no-cache' });
  const isJson = response.headers.get('content-type')?.includes('json');
  return response.ok && isJson ? ((await response.json()) as Content) : otherwise;
}

const inFrame = (kind: 'story' | 'docs', id: string) => new URL(`./?path=/${kind}/${id}`, document.baseURI).href;

async function fetchAll(): Promise<EvidenceRoom> {
  const [evidence, { entries }] = await Promise.all([
    fetchJson<Evidence>(evidenceFile, noEvidence),
    fetchJson<{ entries: Record<string, IndexEntry> }>('index.json', { entries: {} }),
  ]);
  const known = Object.values(entries);
  return {
    evidence,
    storyUrl: (file, name) => {
      const story = known.find(({ importPath, exportName }) => importPath === `./${file}` && exportName === name);
      return story && inFrame('story', story.id);
    },
    docsUrl: (folder) => {
      const docs = known.find(({ type, importPath }) => type === 'docs' && importPath.startsWith(`./${folder}/`));
      return docs && inFrame('docs', docs.id);
    },
  };
}

let loading: Promise<EvidenceRoom> | undefined;

/** Fetches once for all blocks of a page. */
export function loadEvidence(): Promise<EvidenceRoom> {
  loading ??= fetchAll();
  return loading;
}
