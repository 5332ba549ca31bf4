/** Stands in for `IntersectionObserver` in tests: they tell it what is seen. */
export class FakeObserver {
  static all: FakeObserver[] = [];
  readonly targets = new Set<Element>();

  constructor(
    private readonly callback: IntersectionObserverCallback,
    readonly options: IntersectionObserverInit = {},
  ) {
    FakeObserver.all.push(this);
  }

  observe(target: Element): void {
    this.targets.add(target);
  }

  disconnect(): void {
    this.targets.clear();
  }

  /** Reports that an element stands at `top` px of the window, and how many of its px show. */
  tell({ top, height, shows }: { top: number; height: number; shows: number }, near = shows > 0): void {
    if (this.targets.size === 0) return;
    const box = (size: number) => ({ top, height: size, bottom: top + size }) as DOMRectReadOnly;
    const entry = { isIntersecting: near, boundingClientRect: box(height), intersectionRect: box(shows) };
    this.callback([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
}
