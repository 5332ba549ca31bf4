import type { ChatClient } from 'agency-ui';
import { expect, it, vi } from 'vitest';
import { createBudgetedChat } from './budget.js';

const hour = 60 * 60_000;
const { signal } = new AbortController();

function open(limits: { perHour?: number; perDay?: number; atOnce?: number }) {
  const clock = { now: 0 };
  const service = vi.fn<ChatClient>(async () => 'service');
  const report = vi.fn();
  const answer = createBudgetedChat({
    service,
    substitute: async () => 'substitute',
    perHour: 1000,
    perDay: 1000,
    atOnce: 1000,
    now: () => clock.now,
    report,
    ...limits,
  });
  return { clock, service, report, ask: () => answer([{ role: 'user', content: 'How many?' }], { signal }) };
}

it('limits the calls to the service in any one hour, then uses the substitute', async () => {
  const { clock, service, report, ask } = open({ perHour: 3 });
  for (let count = 0; count < 3; count++) {
    expect(await ask()).toBe('service');
    clock.now += hour / 4;
  }
  expect([await ask(), await ask()]).toEqual(['substitute', 'substitute']);
  expect(report.mock.calls).toEqual([
    ['the budget of 3 calls in an hour is used up, so the embedded assistant is answering.'],
  ]);
  clock.now += hour / 4;
  expect([await ask(), await ask()]).toEqual(['service', 'substitute']);
  expect(service).toHaveBeenCalledTimes(4);
});

it('limits the calls to the service in any 24 hours', async () => {
  const { clock, service, ask } = open({ perDay: 5 });
  for (let count = 0; count < 3 * 24; count++) {
    await ask();
    clock.now += hour;
  }
  expect(service).toHaveBeenCalledTimes(15);
});

it('limits concurrent calls to the service, even after failures', async () => {
  const { service, ask } = open({ atOnce: 2 });
  let fail = () => {};
  service.mockImplementation(() => new Promise((_resolve, reject) => (fail = () => reject(new Error('down')))));
  const waiting = [ask(), ask()];
  const settled = Promise.allSettled(waiting);
  expect(await ask()).toBe('substitute');
  fail();
  await Promise.race(waiting).catch(() => undefined);
  void ask();
  expect(service).toHaveBeenCalledTimes(3);
  void settled;
});

it('reports each exceeded limit once an hour', async () => {
  const { clock, service, report, ask } = open({ atOnce: 1, perHour: 2, perDay: 4 });
  let finish = () => {};
  service.mockImplementationOnce(() => new Promise((resolve) => (finish = () => resolve('late'))));
  const late = ask();
  await ask();
  await ask();
  finish();
  await late;
  for (let count = 0; count < 3; count++) await ask();
  clock.now += hour;
  for (let count = 0; count < 5; count++) await ask();
  const sentences = report.mock.calls.map(([sentence]) => /of (.+) is used up/.exec(sentence)?.[1]);
  expect(sentences).toEqual(['1 calls at once', '2 calls in an hour', '4 calls in a day']);
});
