// Records the longest interaction from now on, and when a different heading has been painted; interactions.ts evaluates
// this file in the page. Plain JavaScript, because Playwright passes it to the browser unchanged.
globalThis.benchInteraction = { pressedAt: 0 };
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId)
      globalThis.benchInteraction.longest = Math.max(globalThis.benchInteraction.longest ?? 0, duration);
}).observe({ type: 'event', durationThreshold: 16 });
for (const type of ['click', 'popstate'])
  addEventListener(type, ({ timeStamp }) => (globalThis.benchInteraction.pressedAt ||= timeStamp), { capture: true });

const benchHeading = () => document.querySelector('main h1')?.textContent;
const benchHeadingBefore = benchHeading();
function pollHeading() {
  if (benchHeading() === benchHeadingBefore || !benchHeading()) return void requestAnimationFrame(pollHeading);
  requestAnimationFrame(() => {
    globalThis.benchInteraction.shownAt = performance.now();
  });
}
requestAnimationFrame(pollHeading);
