/** Labels of toasts. */
export const toastLabels = {
  /** Names the place where toasts appear; `hotkey` is the key that leads there. */
  region: (hotkey: string) => `Notifications (${hotkey})`,
  /** Read before each toast. */
  toast: 'Notification',
  close: 'Close',
};

export type ToastLabels = typeof toastLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ToastProvider: ToastLabels;
  }
}
