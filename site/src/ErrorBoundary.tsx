import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** The element that contains the children. */
  container: () => Element | null | undefined;
  /** Reloads the document if the children fail on their first render, because `container` still shows another page. */
  reload?: boolean;
}

/**
 * Keeps the visible content when its children throw, where React would remove it: shows a copy of the nodes of
 * `container`, with all typed text. Its links and forms work natively.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  #mounted = false;
  #copy: Node[] | undefined;

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
    this.#copy ??= [...(container()?.childNodes ?? [])].map((node) => node.cloneNode(true));
    const copy = this.#copy;
    return <div style={{ display: 'contents' }} ref={(host) => host?.replaceChildren(...copy)} />;
  }
}
