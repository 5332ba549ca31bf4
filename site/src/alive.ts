/** Tells the boot module, which keeps what was pressed before, that React answers for more of the page than it did. */
export function tellAlive(): void {
  // Not within React's own work: it could not take over at once what a kept press is for.
  queueMicrotask(() => dispatchEvent(new Event('agency:alive')));
}
