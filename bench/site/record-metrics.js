// An init script that records metrics in the measured page; phone.ts reads them. Plain JavaScript, because Playwright
// passes the file to the browser unchanged.
globalThis.benchMetrics = { largest: 0, shift: 0, tasks: [] };
new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) globalThis.benchMetrics.largest = startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries())
    if (!hadRecentInput) globalThis.benchMetrics.shift += value;
}).observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) {
    globalThis.benchMetrics.tasks.push({ start: startTime, duration });
  }
}).observe({ type: 'longtask', buffered: true });

// Records in the page when a tap has revealed the link that phone.ts waits for. A query over CDP would wait for the
// main thread and return later.
async function twoFramesLater() {
  for (let frame = 0; frame < 2; frame++) await new Promise((painted) => requestAnimationFrame(painted));
  return document.links[globalThis.benchLink]?.checkVisibility() ? performance.now() : undefined;
}
addEventListener('click', () => (globalThis.benchTap = twoFramesLater()), { capture: true });
