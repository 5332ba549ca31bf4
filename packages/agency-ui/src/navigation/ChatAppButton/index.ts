export { ChatAppButton, type ChatAppButtonProps } from './ChatAppButton.js';
export { type ChatAppButtonLabels, chatAppButtonLabels } from './ChatAppButton.labels.js';
export { chatAppLink } from './chat-app-link.js';
