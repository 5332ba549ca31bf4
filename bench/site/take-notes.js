// Runs in a measured page before any script of its own; phone.ts reads what it notes. Plain JavaScript, since it is
// handed to the browser as it stands.
globalThis.benchNotes = { largest: 0, shift: 0, tasks: [] };
new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) globalThis.benchNotes.largest = startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.benchNotes.shift += value;
}).observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) {
    globalThis.benchNotes.tasks.push({ start: startTime, duration });
  }
}).observe({ type: 'longtask', buffered: true });

// When a tap has shown the link that phone.ts waits for, by the page's own clock: a question from outside waits behind
// the page's work, and would be answered later.
async function twoFramesLater() {
  for (let frame = 0; frame < 2; frame++) await new Promise((painted) => requestAnimationFrame(painted));
  return document.links[globalThis.benchLink]?.checkVisibility() ? performance.now() : undefined;
}
addEventListener('click', () => (globalThis.benchTap = twoFramesLater()), { capture: true });
