import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** The element that contains the children. */
  container: () => Element | null | undefined;
  /** Reloads the document if the children fail on their first render, because `container` still shows another page. */
  reload?: boolean;
}

/**
 * Keeps the visible content when its children throw, where React would remove it: shows the nodes of `container`
 * again, with all typed text and the focus. Their links and forms work natively.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  #mounted = false;
  #nodes: Node[] | undefined;
  #focused: Element | null = null;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    this.#mounted = true;
    if (this.state.failed && this.props.reload) location.reload();
  }

  /** React has just removed the nodes from the page. */
  #showNodes = (host: HTMLElement | null) => {
    if (!host) return;
    host.replaceChildren(...(this.#nodes ?? []));
    if (this.#focused instanceof HTMLElement) this.#focused.focus({ preventScroll: true });
  };

  override render() {
    const { children, container, reload } = this.props;
    if (!this.state.failed) return children;
    if (reload && !this.#mounted) return null;
    // React has not changed the DOM yet, because it renders this fallback before the commit.
    if (!this.#nodes) {
      this.#nodes = [...(container()?.childNodes ?? [])];
      this.#focused = document.activeElement;
    }
    return <div style={{ display: 'contents' }} ref={this.#showNodes} />;
  }
}
