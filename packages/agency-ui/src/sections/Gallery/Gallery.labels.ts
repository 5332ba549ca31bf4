/** English labels for `Gallery`. */
export const galleryLabels = {
  /** Accessible name of the link to a picture. */
  enlarge: (alt: string) => `Enlarge picture: ${alt}`,
  /** Announced when a picture comes into view. `position` starts at 1. */
  pictureName: (position: number, count: number, alt: string) => `${position} of ${count}: ${alt}`,
  close: 'Close picture',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
};

export type GalleryLabels = typeof galleryLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    Gallery: GalleryLabels;
  }
}
