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
        error: 'Use the https address of a video on YouTube or Vimeo.',
        hostname: /^((www|m)\.)?youtube\.com$|^youtu\.be$|^www\.youtube-nocookie\.com$|^((www|player)\.)?vimeo\.com$/,
      }),
    }),
  ],
  'Write either "sources" with files of your own, or "url" with an https address of YouTube or Vimeo.',
);

/** A file of a video. */
export interface VideoSource {
  /** URL of the file. */
  src: string;
  /** MIME type: `video/mp4`. */
  type: string;
}

/** A text track of a video, as a WebVTT file. */
export interface VideoTrack {
  /** URL of the file, on the site's own origin. */
  src: string;
  /** Language of the text, as a BCP 47 tag. */
  language: string;
  /** Name in the player's menu: "English". */
  name: string;
  /**
   * `captions` also describe sounds other than speech; `subtitles` translate speech. The first track is shown initially
   * if it has captions.
   *
   * @default 'captions'
   */
  kind?: 'captions' | 'subtitles' | 'chapters' | 'descriptions' | undefined;
}

/** A video hosted on the site itself. */
export interface VideoFiles {
  /** The file in several formats, best first. At least one. */
  sources: VideoSource[];
  /** Captions and other text tracks. Speech needs captions (WCAG 1.2.2). */
  tracks?: VideoTrack[] | undefined;
  url?: undefined;
}

/** A video hosted on another website. */
export interface HostedVideo {
  /** The page of the video on YouTube or Vimeo, or the address in its embed code, with https. */
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
