export { FaqPrompt, type FaqPromptProps } from './FaqPrompt.js';
