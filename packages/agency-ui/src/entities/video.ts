import * as z from 'zod';
import { type PictureSource, pictureSchema } from './picture.js';

const filled = z.string().min(1);

/** Checks a `VideoSource`. */
export const videoSourceSchema = z.strictObject({ src: filled, type: z.string().startsWith('video/') });

/** Checks a `VideoTrack`. */
export const videoTrackSchema = z.strictObject({
  src: filled,
  language: filled,
  name: filled,
  kind: z.enum(['captions', 'subtitles', 'chapters', 'descriptions']).optional(),
});

const clip = { title: filled, poster: pictureSchema };

/** Checks a `VideoClip`. */
export const videoClipSchema = z.union(
  [
    z.strictObject({
      ...clip,
      sources: z.array(videoSourceSchema).min(1),
      tracks: z.array(videoTrackSchema).optional(),
    }),
    z.strictObject({
      ...clip,
      url: z.url({
        protocol: /^https$/,
        error: 'Use the https address of a YouTube or Vimeo video.',
        hostname: /^((www|m)\.)?youtube\.com$|^youtu\.be$|^www\.youtube-nocookie\.com$|^((www|player)\.)?vimeo\.com$/,
      }),
    }),
  ],
  'Write either "sources" with your own files, or "url" with the https address of a YouTube or Vimeo video.',
);

/** One of the video's files. */
export interface VideoSource {
  /** URL of the file. */
  src: string;
  /** MIME type: `video/mp4`. */
  type: string;
}

/** A video's text track, as a WebVTT file. */
export interface VideoTrack {
  /** URL of the file, on the site's own origin. */
  src: string;
  /** The text's language, as a BCP 47 tag. */
  language: string;
  /** Name in the player's menu, such as "English". */
  name: string;
  /**
   * `captions` also describe non-speech sounds; `subtitles` translate speech. If the first track is captions, it is
   * shown initially.
   *
   * @default 'captions'
   */
  kind?: 'captions' | 'subtitles' | 'chapters' | 'descriptions' | undefined;
}

/** A video hosted on the site itself. */
export interface VideoFiles {
  /** The file in one or more formats, best first. */
  sources: VideoSource[];
  /** Captions and other text tracks. Speech needs captions (WCAG 1.2.2). */
  tracks?: VideoTrack[] | undefined;
  url?: undefined;
}

/** A video hosted on another website. */
export interface HostedVideo {
  /** The video's page on YouTube or Vimeo, or the URL in its embed code, with https. */
  url: string;
  sources?: undefined;
  tracks?: undefined;
}

/** A video with its title and poster. */
export type VideoClip = {
  title: string;
  /** Shown until the video plays. */
  poster: PictureSource;
} & (VideoFiles | HostedVideo);
