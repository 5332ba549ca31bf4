import { useId, useState } from 'react';
import type { AnatomyPart } from '../../packages/agency-ui/src/accessibility.js';
import { sizeOf, viewports } from '../viewports.js';
import { StoryFrame } from './StoryFrame.js';

const screens = (['phone', 'tablet', 'desktop'] as const).map((viewport) => {
  const size = sizeOf(viewport);
  return { viewport, size, name: viewports[viewport].name };
});

type Screen = (typeof screens)[number];

/** A desktop, scaled down, shows nothing in a narrow window. */
const firstScreen = screens[matchMedia('(width < 48rem)').matches ? 0 : 2] as Screen;

interface ResponsivePreviewProps {
  /** Of the story. */
  id: string;
  name: string;
  /** In px. Defaults to the height of the story. */
  height?: number | undefined;
  parts?: readonly AnatomyPart[] | undefined;
}

/** The chosen screen: it stays for the next docs page. Never all of them, which would load three frames at once. */
let lastScreen = firstScreen;

/** A story on a phone, a tablet or a desktop screen: one frame that changes its width, or all three beside each other. */
export function ResponsivePreview({ id, name, height, parts }: ResponsivePreviewProps) {
  const [shown, setShown] = useState<readonly Screen[]>([lastScreen]);
  const group = useId();
  const show = (screen: Screen) => {
    lastScreen = screen;
    setShown([screen]);
  };
  const isAlone = shown.length === 1;
  return (
    <div className="room-preview">
      <fieldset className="room-screens">
        <legend>Screen</legend>
        {screens.map((screen) => (
          <label key={screen.viewport}>
            <input type="radio" name={group} checked={isAlone && shown[0] === screen} onChange={() => show(screen)} />
            {screen.name}
          </label>
        ))}
        <label>
          <input type="radio" name={group} checked={!isAlone} onChange={() => setShown(screens)} />
          Side by side
        </label>
      </fieldset>
      <div className={isAlone ? undefined : 'room-side-by-side'}>
        {shown.map((screen, index) => (
          // The only frame stays while its screen changes: the story does not load again.
          // biome-ignore lint/suspicious/noArrayIndexKey: the frames never change their order.
          <figure key={index}>
            <StoryFrame
              id={id}
              name={`${name}, ${screen.name}`}
              screen={screen.size}
              height={height}
              parts={isAlone ? parts : undefined}
            />
            <figcaption>
              {!isAlone && <strong>{screen.name}</strong>}
              <a href={`./?path=/story/${id}&globals=viewport.value:${screen.viewport}`} target="_top">
                Open at {screen.size.width} px
              </a>
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
