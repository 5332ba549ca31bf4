export { type ChatContact, ChatPanel, type ChatPanelProps } from './ChatPanel.js';
export { type ChatPanelLabels, chatPanelLabels, type DisplayedContact } from './ChatPanel.labels.js';
