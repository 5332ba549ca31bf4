import { Component, type PropsWithChildren } from 'react';

interface ErrorBoundaryProps extends PropsWithChildren {
  /** The element that contains the children. */
  container: () => Element | null | undefined;
  /**
   * Reloads the document if the children fail on their first render, because `container` still shows the previous page.
   */
  reload?: boolean;
}

/** Remembers an element's nodes and the focus. Returns a ref that shows them in another element. */
function keepNodes(container: Element | null | undefined) {
  const nodes = [...(container?.childNodes ?? [])];
  const focused = document.activeElement;
  return (host: HTMLElement | null) => {
    host?.replaceChildren(...nodes);
    if (host && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}

/**
 * Keeps the visible content when its children throw, because React would remove it. Shows the nodes of `container`
 * again, with all typed text and the focus; their links and forms work natively.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  #mounted = false;
  #showNodes: ReturnType<typeof keepNodes> | undefined;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    this.#mounted = true;
    if (this.state.failed && this.props.reload) location.reload();
  }

  override render() {
    const { children, container, reload } = this.props;
    if (!this.state.failed) return children;
    if (reload && !this.#mounted) return null;
    // React has not changed the DOM yet, because it renders this fallback before the commit.
    this.#showNodes ??= keepNodes(container());
    return <div style={{ display: 'contents' }} ref={this.#showNodes} />;
  }
}
