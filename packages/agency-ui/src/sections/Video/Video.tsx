'use client';

import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import type { VideoClip } from '../../entities/index.js';
import { assertProps, ChevronDown, classes, Icon, Picture, useLabels } from '../../primitives/index.js';
import { HostedPlayer } from './HostedPlayer.js';
import * as styles from './Video.css.js';
import { type VideoLabels, videoLabels } from './Video.labels.js';
import { parseVideoUrl } from './video-host.js';

export interface VideoProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /**
   * The video: its title and poster, and either `sources` with your own files or the `url` of its page on YouTube or
   * Vimeo.
   */
  video: VideoClip;
  /**
   * The video's proportions, which reserve its space.
   *
   * @default '16:9'
   */
  shape?: '16:9' | '4:3' | '1:1' | '9:16';
  /**
   * The poster's width in the layout, as in the `sizes` attribute.
   *
   * @default '(width >= 75rem) 75rem, 100vw'
   */
  sizes?: string;
  /** What is said and shown, as text (WCAG 1.2.1, 1.2.3). Opens below the video. */
  transcript?: ReactNode;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<VideoLabels>;
}

/**
 * A video behind its poster. The site's own files play in the browser's player. A YouTube or Vimeo video is a link that
 * becomes their player when pressed; nothing loads from them before that.
 */
export function Video({
  video,
  shape = '16:9',
  sizes = '(width >= 75rem) 75rem, 100vw',
  transcript,
  labels: labelOverrides,
  className,
  ...rest
}: VideoProps) {
  if (process.env.NODE_ENV !== 'production') assertProps('Video', { video });
  const labels = useLabels('Video', videoLabels, labelOverrides);
  const titleId = useId();
  const { title, poster } = video;
  const hosted = video.url === undefined ? undefined : parseVideoUrl(video.url);
  const frame = classes(styles.frame, styles.shapes[shape]);
  return (
    <figure aria-labelledby={titleId} className={classes(styles.video, className)} {...rest}>
      {video.sources ? (
        <div className={frame}>
          <FilePlayer
            // When the video changes, its poster shows first.
            key={video.sources[0]?.src}
            video={video}
            sizes={sizes}
            labels={labels}
            titleId={titleId}
          />
        </div>
      ) : hosted ? (
        <HostedPlayer
          // When the video changes, its poster shows first.
          key={hosted.playerUrl}
          hosted={hosted}
          title={title}
          poster={poster}
          sizes={sizes}
          labels={labels}
          className={frame}
        />
      ) : (
        <div className={frame}>
          <Picture picture={poster} sizes={sizes} />
        </div>
      )}
      <figcaption className={styles.caption}>
        <p id={titleId} data-url={hosted?.pageUrl} className={styles.title}>
          {title}
        </p>
        {hosted && <p className={styles.privacy}>{labels.privacy(hosted.host, hosted.company)}</p>}
        {transcript && (
          <details className={styles.transcript}>
            <summary className={styles.summary}>
              <span>{labels.transcript}</span>
              <Icon icon={ChevronDown} className={styles.chevron} />
            </summary>
            <div className={styles.transcriptText}>{transcript}</div>
          </details>
        )}
      </figcaption>
    </figure>
  );
}

/** A transparent pixel. Without any poster, Chromium paints the player grey, over the picture below it. */
const clearPoster = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Shows the first track if it has captions. Browsers would load a default track with the page. */
function showCaptions({ textTracks }: HTMLVideoElement) {
  // jsdom has none.
  const first = textTracks?.[0];
  if (first?.kind === 'captions') first.mode = 'showing';
}

interface FilePlayerProps {
  video: VideoClip;
  sizes: string;
  labels: VideoLabels;
  titleId: string;
}

/**
 * The browser's player. It loads no part of the video until the visitor plays it. The poster is behind it, because the
 * player's own poster would load with the page, in one size, and would not be printed.
 */
function FilePlayer({ video: { poster, sources = [], tracks = [] }, sizes, labels, titleId }: FilePlayerProps) {
  const [hasPlayed, setPlayed] = useState(false);
  const [first] = sources;
  return (
    <>
      <div className={styles.poster}>
        <Picture picture={poster} sizes={sizes} alt="" />
      </div>
      {/* biome-ignore lint/a11y/useMediaCaption: a video without speech has no captions. */}
      <video
        controls
        preload="none"
        playsInline
        poster={clearPoster}
        data-played={hasPlayed || undefined}
        onPlay={(event) => {
          if (!hasPlayed) showCaptions(event.currentTarget);
          setPlayed(true);
        }}
        width={poster.width}
        height={poster.height}
        aria-labelledby={titleId}
        className={styles.player}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        {tracks.map(({ src, language, name, kind = 'captions' }) => (
          <track key={src} src={src} srcLang={language} label={name} kind={kind} />
        ))}
        {first && <a href={first.src}>{labels.download}</a>}
      </video>
    </>
  );
}
