/** English labels for `AnnouncementBar`. */
export const announcementBarLabels = {
  /** Name of the landmark. */
  announcement: 'Announcement',
  /** Name of the button that dismisses the bar. */
  dismiss: 'Dismiss this announcement',
};

export type AnnouncementBarLabels = typeof announcementBarLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    AnnouncementBar: AnnouncementBarLabels;
  }
}
