import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** The element whose content the children are. */
  container: () => Element | null | undefined;
  /**
   * Shown when the children fail on their first render, unless the server has rendered them.
   *
   * @default the content of `container`, as static HTML
   */
  fallback?: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
}

/**
 * Keeps what the visitor sees when its children throw: React would remove it. The content of `container` stays as
 * static HTML, whose links and forms still work.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };
  #mounted = false;
  #html: string | undefined;

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override componentDidMount() {
    this.#mounted = true;
  }

  override render() {
    const { children, container, fallback } = this.props;
    if (!this.state.failed) return children;
    if (fallback && !this.#mounted) return fallback;
    // React has not changed the DOM yet: it renders this before it commits anything.
    this.#html ??= container()?.innerHTML ?? '';
    // HTML of our own, from the server or from React.
    return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: this.#html }} />;
  }
}
