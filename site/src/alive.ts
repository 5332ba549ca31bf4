/** Tells the boot module, which keeps what was pressed before, that React answers for more of the page than it did. */
export function tellAlive(): void {
  dispatchEvent(new Event('agency:alive'));
}
