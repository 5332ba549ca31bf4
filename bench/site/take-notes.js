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
