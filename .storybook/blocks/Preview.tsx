/** A story in an iframe, which isolates its fixed elements, viewport heights and `h1`, at a chosen screen size. */
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import type { Globals } from 'storybook/internal/types';
import { sizeOf, viewports } from '../viewports.js';

const screens = (['phone', 'tablet', 'desktop'] as const).map((key) => ({
  key,
  name: viewports[key].name,
  ...sizeOf(key),
}));

type Screen = (typeof screens)[number];

/** Remembered for the next docs page. In a narrow window, a scaled-down desktop would be illegible. */
let lastScreen = screens[matchMedia('(width < 48rem)').matches ? 0 : 2] as Screen;

/** The toolbar settings that the frames follow. */
const followed = ['theme', 'tone', 'locale', 'direction', 'motion'];

interface FrameProps {
  /** The story's id. */
  id: string;
  name: string;
  /** Story width in px. Defaults to the column's width. */
  width?: number | undefined;
  /** Initial height in px. Once the story has loaded, the frame takes its height, up to three screens. */
  height?: number | undefined;
}

export function Frame({ id, name, width, height = 400 }: FrameProps) {
  const { channel, getStoryContext, storyById } = useContext(DocsContext);
  const [globals, setGlobals] = useState<Globals>(() => getStoryContext(storyById(id)).globals);
  const [column, setColumn] = useState(0);
  const [shownHeight, setShownHeight] = useState(height);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const follow = (change: { globals: Globals }) => setGlobals(change.globals);
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, [channel]);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setColumn(entry?.contentRect.width ?? 0));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const scale = width && column ? Math.min(column / width, 1) : 1;
  const settings = followed.map((key) => `${key}:${String(globals[key])}`).join(';');
  return (
    <div
      ref={box}
      className="docs-frame"
      data-roomy={width === undefined ? '' : undefined}
      style={{ height: shownHeight * scale, maxWidth: width }}
    >
      {column > 0 && (
        <iframe
          title={name}
          loading="lazy"
          src={`iframe.html?id=${id}&viewMode=story&globals=${encodeURIComponent(settings)}`}
          style={{ width: width ?? column, height: shownHeight, transform: `scale(${scale})` }}
          onLoad={({ currentTarget: { contentDocument } }) => {
            const root = contentDocument?.getElementById('storybook-root');
            if (!root) return;
            // Grows only once, because a story with a viewport height would otherwise grow with its frame forever.
            const observer = new ResizeObserver(() => {
              const storyHeight = Math.ceil(root.getBoundingClientRect().height);
              if (storyHeight < 40) return;
              setShownHeight(Math.min(storyHeight, 3 * height + 400));
              observer.disconnect();
            });
            void contentDocument?.fonts.ready.then(() => observer.observe(root));
          }}
        />
      )}
    </div>
  );
}

/** A full-width story on a phone, tablet or desktop screen. */
export function Preview({ id, name }: Pick<FrameProps, 'id' | 'name'>) {
  const [screen, setScreen] = useState(lastScreen);
  const group = useId();
  return (
    <div className="docs-preview">
      <fieldset>
        <legend>Screen</legend>
        {screens.map((each) => (
          <label key={each.key}>
            <input
              type="radio"
              name={group}
              checked={screen === each}
              onChange={() => {
                lastScreen = each;
                setScreen(each);
              }}
            />
            {each.name}
          </label>
        ))}
      </fieldset>
      {/* Reloads when the screen changes, so that the height is measured again. */}
      <Frame key={screen.key} id={id} name={`${name}, ${screen.name}`} width={screen.width} height={screen.height} />
    </div>
  );
}
