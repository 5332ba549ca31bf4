export { type ChatContact, ChatPanel, type ChatPanelProps } from './ChatPanel.js';
export { type ChatPanelLabels, chatPanelLabels } from './ChatPanel.labels.js';
