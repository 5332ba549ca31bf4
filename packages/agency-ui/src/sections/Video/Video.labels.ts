/** English labels for `Video`. */
export const videoLabels = {
  /** Before the title, in the accessible name of the link that plays the video. */
  play: 'Play video:',
  /** Below the poster of a video on another website. `host` is YouTube or Vimeo, `company` its owner. */
  privacy: (host: string, company: string) =>
    `The video is on ${host}. When you play it, ${company} receives your IP address and may store cookies.`,
  /** Heading of the transcript, which opens it. */
  transcript: 'Transcript',
  /** Shown if the browser can play none of the files. It is a link to the file. */
  download: 'Download the video',
};

export type VideoLabels = typeof videoLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    Video: VideoLabels;
  }
}
