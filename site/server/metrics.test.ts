import { expect, it } from 'vitest';
import { createChatEndpoint } from './chat/chat-endpoint.js';
import { createServerMetrics } from './metrics.js';

it('counts chat calls, limits reached and refused requests alongside enquiries', async () => {
  const { enquiries, chat } = createServerMetrics();
  const endpoint = createChatEndpoint({ answer: async () => 'Yes.', onRefused: chat.refused });
  chat.asked('service', true);
  chat.asked('embedded', false);
  chat.limited('per_day');
  await endpoint.request('/api/chat/completions', { method: 'POST', body: 'x' });
  const text = await enquiries.registry.metrics();
  for (const line of [
    '# TYPE chat_calls_total counter',
    'chat_calls_total{asked="service",result="answered"} 1',
    'chat_calls_total{asked="embedded",result="failed"} 1',
    'chat_limits_hit_total{limit="per_day"} 1',
    'chat_limits_hit_total{limit="per_hour"} 0',
    'chat_refused_total{status="415"} 1',
    '# TYPE enquiries_accepted_total counter',
  ])
    expect(text.split('\n')).toContain(line);
});
