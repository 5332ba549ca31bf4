'use client';

import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { PictureSource } from '../../entities/index.js';
import { Icon, Picture, Play, VisuallyHidden } from '../../primitives/index.js';
import * as styles from './Video.css.js';
import type { VideoLabels } from './Video.labels.js';
import type { EmbeddableVideo } from './video-host.js';

export interface HostedPlayerProps {
  hosted: EmbeddableVideo;
  title: string;
  poster: PictureSource;
  sizes: string;
  labels: VideoLabels;
  className: string;
}

/** A link to a video on another website, which becomes that site's player when pressed. */
export function HostedPlayer({ hosted, title, poster, sizes, labels, className }: HostedPlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  const player = useRef<HTMLIFrameElement>(null);

  // The pressed link no longer exists, so without this, focus would move to the start of the page.
  useEffect(() => {
    if (isPlaying) player.current?.focus();
  }, [isPlaying]);

  const play = (event: MouseEvent<HTMLAnchorElement>) => {
    // Opening a new tab or window still shows the video's page.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  };

  return (
    <div data-video={isPlaying ? 'player' : 'poster'} className={className}>
      {isPlaying ? (
        <iframe
          ref={player}
          src={hosted.playerUrl}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          // YouTube refuses to play without a referrer.
          referrerPolicy="strict-origin-when-cross-origin"
          className={styles.player}
        />
      ) : (
        <a href={hosted.pageUrl} className={styles.link} onClick={play}>
          <Picture picture={poster} sizes={sizes} alt="" />
          <VisuallyHidden>{`${labels.play} ${title}`}</VisuallyHidden>
          <span className={styles.disc}>
            <Icon icon={Play} className={styles.playIcon} />
          </span>
        </a>
      )}
    </div>
  );
}
