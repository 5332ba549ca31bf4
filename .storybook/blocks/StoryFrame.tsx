import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import type { AnatomyPart } from '../../packages/agency-ui/src/accessibility.js';
import type { ScreenSize } from '../viewports.js';

/** Toolbars that a frame follows. */
const followed = ['theme', 'tone', 'locale', 'direction', 'motion'] as const;

type Globals = Readonly<Record<string, unknown>>;

interface StoryFrameProps {
  id: string;
  name: string;
  /** Renders on a screen of this size, scaled down to fit; otherwise at the width of the column. */
  screen?: ScreenSize | undefined;
  /** In px. Defaults to the height of the story, up to `most`. */
  height?: number | undefined;
  /**
   * In px of the docs page.
   *
   * @default 1400
   */
  most?: number;
  /** Adds padding, for a story without its own. */
  roomy?: boolean;
  /** Parts to number in the frame, if they are found. */
  parts?: readonly AnatomyPart[] | undefined;
}

interface Mark {
  index: number;
  x: number;
  y: number;
}

const none: readonly AnatomyPart[] = [];

/** Padding of a story without its own, in px. */
const room = 32;

/** Minimum distance between two numbers, and from the top and left edges, in px. */
const apart = 26;
const edge = 14;

/** Positions of a story's parts, in px of its own page. Invisible parts have no mark. */
function findMarks(document: Document, parts: readonly AnatomyPart[]): Mark[] {
  const root = document.getElementById('storybook-root');
  const marks: Mark[] = [];
  parts.forEach(({ selector }, index) => {
    const element = selector && root?.querySelector(selector);
    if (!element) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2) return;
    const scroll = document.defaultView?.scrollY ?? 0;
    marks.push({ index, x: left, y: top + scroll });
  });
  return marks;
}

/** Positions of the numbers in the scaled frame, moved apart where they would overlap. */
function spread(marks: readonly Mark[], scale: number, inset: number): Mark[] {
  const placed: Mark[] = [];
  for (const { index, x, y } of marks) {
    const mark = { index, x: Math.max(x * scale + inset, edge), y: Math.max(y * scale + inset, edge) };
    while (placed.some(({ x, y }) => Math.abs(x - mark.x) < apart && Math.abs(y - mark.y) < apart)) mark.x += apart;
    placed.push(mark);
  }
  return placed;
}

/** A story in an iframe, which contains its fixed elements, viewport heights and `h1`. */
export function StoryFrame({ id, name, screen, height, most = 1400, roomy, parts = none }: StoryFrameProps) {
  const { channel, getStoryContext, storyById } = useContext(DocsContext);
  const [globals, setGlobals] = useState<Globals>(() => getStoryContext(storyById(id)).globals);
  const firstHeight = height ?? screen?.height ?? 400;
  const [shown, setShown] = useState({ width: 0, height: firstHeight, screen });
  // Viewport heights are those of the new screen before the story is measured on it.
  if (shown.screen !== screen) setShown({ ...shown, height: firstHeight, screen });
  const [marks, setMarks] = useState<Mark[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const follow = ({ globals: next }: { globals: Globals }) => setGlobals(next);
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, [channel]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setShown((was) => ({ ...was, width: element.clientWidth })));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const inset = roomy ? room : 0;
  const column = Math.max(shown.width - 2 * inset, 0);
  const width = screen?.width ?? column;
  const scale = column ? Math.min(column / width, 1) : 1;

  // The frame exists once the column's width is known.
  const there = shown.width > 0;
  const highest = most / scale;
  useEffect(() => {
    const element = frame.current;
    if (!there || !element) return;
    // A story with a viewport height would grow with its frame endlessly.
    let growth = 0;
    const measure = () => {
      const page = element.contentDocument;
      const root = page?.getElementById('storybook-root');
      // Until the frame has its new width, the story is laid out for the last one.
      if (!page || !root || element.clientWidth !== width) return;
      const wanted = Math.min(Math.ceil(root.getBoundingClientRect().height), highest);
      if (!height && wanted > 40 && growth < 8) {
        setShown((was) => {
          if (Math.abs(was.height - wanted) < 2) return was;
          growth += 1;
          return { ...was, height: wanted };
        });
      }
      setMarks(findMarks(page, parts));
    };
    const observer = new ResizeObserver(measure);
    const watch = () => {
      const page = element.contentDocument;
      const root = page?.getElementById('storybook-root');
      if (!page || !root) return;
      observer.observe(page.body);
      observer.observe(root);
      page.fonts.ready.then(measure);
    };
    element.addEventListener('load', watch);
    // The frame may have loaded before this effect.
    watch();
    return () => {
      element.removeEventListener('load', watch);
      observer.disconnect();
    };
  }, [there, height, highest, width, parts]);

  const asked = followed.map((key) => `${key}:${String(globals[key])}`).join(';');
  return (
    <div
      ref={box}
      className="room-frame"
      style={{ height: shown.height * scale + 2 * inset, padding: inset, maxWidth: screen?.width }}
    >
      {there && (
        <iframe
          ref={frame}
          title={name}
          loading="lazy"
          src={`iframe.html?id=${id}&viewMode=story&globals=${encodeURIComponent(asked)}`}
          style={{ width, height: shown.height, transform: `scale(${scale})` }}
        />
      )}
      {spread(marks, scale, inset).map(({ index, x, y }) => (
        <span key={index} className="room-mark" aria-hidden="true" style={{ left: x, top: y }}>
          {index + 1}
        </span>
      ))}
    </div>
  );
}
