export { ToastProvider, type ToastProviderProps } from './ToastProvider.js';
export { type ToastLabels, toastLabels } from './ToastProvider.labels.js';
export { type ToastMessage, useToast } from './useToast.js';
