import type { ChatMessage } from 'agency-ui';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatLimits, withinLimits } from './limits.js';

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

describe('withinLimits', () => {
  it('returns a short conversation unchanged', () => {
    const messages: ChatMessage[] = [
      { role: 'assistant', content: 'Hello!' },
      { role: 'user', content: 'Hi.' },
    ];
    expect(withinLimits(messages)).toEqual(messages);
  });

  it('never splits a surrogate pair', () => {
    const [answer] = withinLimits([{ role: 'assistant', content: `x${'🎉'.repeat(600)}` }]);
    expect(answer?.content).toBe(`x${'🎉'.repeat(499)}`);
  });

  it('keeps the newest messages of any conversation, in order and within every limit', () => {
    const message = fc.record({
      role: fc.constantFrom('assistant' as const, 'user' as const),
      content: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 500 }),
        fc.constantFrom('x'.repeat(1000), '€'.repeat(1000), '\u0000'.repeat(1000), '🎉'.repeat(500)),
      ),
    });
    fc.assert(
      fc.property(fc.array(message, { minLength: 1, maxLength: 40 }), (messages) => {
        const kept = withinLimits(messages);
        expect(kept.length).toBeGreaterThan(0);
        expect(kept.length).toBeLessThanOrEqual(chatLimits.turns);
        expect(
          bytes({ model: 'site-assistant', messages: kept, temperature: 0.7, max_tokens: 500 }),
        ).toBeLessThanOrEqual(chatLimits.bytes);
        expect(kept.map(({ role }) => role)).toEqual(messages.slice(-kept.length).map(({ role }) => role));
        expect(kept.at(-1)?.content).toBe(messages.at(-1)?.content.slice(0, 1000));
      }),
    );
  });
});
