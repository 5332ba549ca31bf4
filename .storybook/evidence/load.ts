/** Fetches test results and the URLs of stories and docs pages. */
import { type Evidence, evidenceFile, noEvidence } from './evidence.js';

/** The entry of a story or docs page in Storybook's `index.json`. */
interface IndexEntry {
  id: string;
  title: string;
  type: 'story' | 'docs';
  importPath: string;
  exportName?: string;
}

export interface EvidenceRoom {
  evidence: Evidence;
  /** Returns the URL of a story in Storybook's UI, or undefined if it does not exist. */
  storyUrl: (file: string, name: string) => string | undefined;
  /** Returns the URL of the docs page of a component's folder. */
  docsUrl: (folder: string) => string | undefined;
}

async function fetchJson<Content>(file: string, fallback: Content): Promise<Content> {
  // A cached copy would show an older test run.
  const response = await fetch(new URL(file, document.baseURI), { cache: 'no-cache' });
  const isJson = response.headers.get('content-type')?.includes('json');
  return response.ok && isJson ? ((await response.json()) as Content) : fallback;
}

const managerUrl = (kind: 'story' | 'docs', id: string) => new URL(`./?path=/${kind}/${id}`, document.baseURI).href;

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
      return story && managerUrl('story', story.id);
    },
    docsUrl: (folder) => {
      const docs = known.find(({ type, importPath }) => type === 'docs' && importPath.startsWith(`./${folder}/`));
      return docs && managerUrl('docs', docs.id);
    },
  };
}

let loading: Promise<EvidenceRoom> | undefined;

/** Fetches once per page, for all blocks. */
export function loadEvidence(): Promise<EvidenceRoom> {
  loading ??= fetchAll();
  return loading;
}
