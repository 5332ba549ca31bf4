/** English labels for `AnnouncementBar`. */
export const announcementBarLabels = {
  /** Name of the landmark. */
  announcement: 'Announcement',
  /** Name of the dismiss button. */
  dismiss: 'Dismiss this announcement',
};

export type AnnouncementBarLabels = typeof announcementBarLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    AnnouncementBar: AnnouncementBarLabels;
  }
}
