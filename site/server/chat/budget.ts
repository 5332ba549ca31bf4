import type { ChatClient } from 'agency-ui';
import type { ChatObserver } from '../metrics.js';

export interface ChatBudget {
  /** Calls of the service in any hour. */
  perHour: number;
  /** Calls of the service in any day. */
  perDay: number;
  /** Calls at the same time. */
  atOnce: number;
}

export interface BudgetedChatOptions extends ChatBudget {
  /** The service that costs money. */
  service: ChatClient;
  /** Answers when the budget is used up. */
  substitute: ChatClient;
  /** Time in ms from any moment on. @default performance.now */
  now?: (() => number) | undefined;
  /** Called at most once an hour. @default console.error */
  report?: ((sentence: string) => void) | undefined;
  /** Runs when a limit keeps a question from the service. */
  onLimit?: ChatObserver['limited'] | undefined;
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/**
 * Limits what all visitors together spend on a chat service: the rate limit per address does not, because anybody can
 * have many addresses. The budget counts in the memory of one process.
 */
export function createBudgetedChat({
  service,
  substitute,
  perHour,
  perDay,
  atOnce,
  now = () => performance.now(),
  report = (sentence) => console.error(`chat: ${sentence}`),
  onLimit = () => undefined,
}: BudgetedChatOptions): ChatClient {
  /** Times of the calls of the last day, oldest first. */
  const calls: number[] = [];
  let running = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;

  /** The limit that the next call would exceed. */
  function exceededLimit(at: number): { name: Parameters<ChatObserver['limited']>[0]; text: string } | undefined {
    while (calls[0] !== undefined && at - calls[0] >= dayMs) calls.shift();
    if (running >= atOnce) return { name: 'at_once', text: `${atOnce} calls at once` };
    if (calls.length >= perDay) return { name: 'per_day', text: `${perDay} calls in a day` };
    // The call that is the last but `perHour` has to be more than an hour ago.
    const first = calls.at(-perHour);
    if (perHour === 0 || (first !== undefined && at - first < hourMs))
      return { name: 'per_hour', text: `${perHour} calls in an hour` };
    return undefined;
  }

  return async (messages, options) => {
    const at = now();
    const exceeded = exceededLimit(at);
    if (exceeded) {
      onLimit(exceeded.name);
      if (at - reportedAt >= hourMs) {
        reportedAt = at;
        report(`the budget of ${exceeded.text} is used up, so the embedded assistant answers.`);
      }
      return substitute(messages, options);
    }
    calls.push(at);
    running++;
    try {
      return await service(messages, options);
    } finally {
      running--;
    }
  };
}
