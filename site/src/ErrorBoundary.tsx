import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** The element whose content the children are. */
  container: () => Element | null | undefined;
  /** Loads the document again when the children fail on their first render, since `container` shows another page. */
  reload?: boolean;
}

/**
 * Keeps what the visitor sees when its children throw, where React would remove it: a copy of the content of `container`
 * stays, with all that was typed. Its links and forms work natively.
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
    // React has not changed the DOM yet: it renders this before it commits anything.
    this.#copy ??= [...(container()?.childNodes ?? [])].map((node) => node.cloneNode(true));
    const copy = this.#copy;
    return <div style={{ display: 'contents' }} ref={(host) => host?.replaceChildren(...copy)} />;
  }
}
