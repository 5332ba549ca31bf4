/** This server's metrics, for the enquiry service and the chat. */
import { createMetrics, type EnquiryMetrics } from 'agency-enquiries/metrics';
import { Counter } from 'prom-client';

/** The events that the chat reports. */
export interface ChatObserver {
  /** The paid service or the embedded assistant answered a question, or failed to. */
  asked: (of: 'service' | 'embedded', isAnswered: boolean) => void;
  /** A budget limit kept a question from being sent to the service. */
  limited: (limit: 'at_once' | 'per_hour' | 'per_day') => void;
  /** A request was refused, with this status. */
  refused: (status: number) => void;
}

export interface ServerMetrics {
  enquiries: EnquiryMetrics;
  chat: ChatObserver;
}

export function createServerMetrics(): ServerMetrics {
  const enquiries = createMetrics();
  const registers = [enquiries.registry];
  const calls = new Counter({
    name: 'chat_calls_total',
    help: 'Questions, by what was asked (the chat service or the embedded assistant) and the result.',
    labelNames: ['asked', 'result'],
    registers,
  });
  const limits = new Counter({
    name: 'chat_limits_hit_total',
    help: 'Questions that the embedded assistant answered because a budget limit was reached, by limit.',
    labelNames: ['limit'],
    registers,
  });
  const refused = new Counter({
    name: 'chat_refused_total',
    help: 'Chat requests refused, by HTTP status; 429 is the rate limit.',
    labelNames: ['status'],
    registers,
  });
  for (const limit of ['at_once', 'per_hour', 'per_day']) limits.inc({ limit }, 0);
  return {
    enquiries,
    chat: {
      asked: (asked, isAnswered) => calls.inc({ asked, result: isAnswered ? 'answered' : 'failed' }),
      limited: (limit) => limits.inc({ limit }),
      refused: (status) => refused.inc({ status }),
    },
  };
}
