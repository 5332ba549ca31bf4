/** Labels for toasts. */
export const toastLabels = {
  /** Accessible name of the toast region; `hotkey` is the key that focuses it. */
  region: (hotkey: string) => `Notifications (${hotkey})`,
  /** Read by screen readers before each toast. */
  toast: 'Notification',
  close: 'Close',
};

export type ToastLabels = typeof toastLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ToastProvider: ToastLabels;
  }
}
