import { createThrottledReport } from 'agency-enquiries/http';
import type { ChatClient } from 'agency-ui';
import type { ChatObserver } from '../metrics.js';

export interface ChatBudget {
  /** Maximum number of calls to the service in any hour. */
  perHour: number;
  /** Maximum number of calls to the service in any day. */
  perDay: number;
  /** Maximum number of concurrent calls. */
  atOnce: number;
}

export interface BudgetedChatOptions extends ChatBudget {
  /** The paid service. */
  service: ChatClient;
  /** The client that answers once the budget is used up. */
  substitute: ChatClient;
  /** Monotonic time in ms. @default performance.now */
  now?: (() => number) | undefined;
  /** Called at most once an hour for each limit. @default console.error */
  report?: ((sentence: string) => void) | undefined;
  /** Runs when a limit keeps a question from being sent to the service. */
  onLimit?: ChatObserver['limited'] | undefined;
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/**
 * Limits what all visitors together can spend on a chat service. The rate limit per address can't do that, because
 * anyone can use many addresses. The budget is counted in the memory of a single process.
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
  /** When the last day's calls were made, oldest first. */
  const calls: number[] = [];
  let running = 0;
  const reportLimit = createThrottledReport(report, { intervalMs: hourMs, now });

  /** The limit that the next call would exceed. */
  function exceededLimit(at: number): { name: Parameters<ChatObserver['limited']>[0]; text: string } | undefined {
    while (calls[0] !== undefined && at - calls[0] >= dayMs) calls.shift();
    if (running >= atOnce) return { name: 'at_once', text: `${atOnce} calls at once` };
    if (calls.length >= perDay) return { name: 'per_day', text: `${perDay} calls in a day` };
    // The call `perHour` calls ago must be more than an hour old.
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
      reportLimit(exceeded.name, `the budget of ${exceeded.text} is used up, so the embedded assistant is answering.`);
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
