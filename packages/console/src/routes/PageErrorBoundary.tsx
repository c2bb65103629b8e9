import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

interface PageErrorBoundaryProps {
  /** The place; another one gives the page a new chance. */
  readonly place: string;
  readonly children: ReactNode;
}

interface PageErrorBoundaryState {
  /** The place that broke, or `null`. */
  readonly brokenAt: string | null;
}

/** Puts the error page in the place of a page that broke or could not be loaded. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorBoundaryState> {
  static getDerivedStateFromError(): Partial<PageErrorBoundaryState> {
    return { brokenAt: '' };
  }

  static getDerivedStateFromProps(
    { place }: PageErrorBoundaryProps,
    { brokenAt }: PageErrorBoundaryState,
  ): PageErrorBoundaryState {
    if (brokenAt === '') return { brokenAt: place };
    return { brokenAt: brokenAt === place ? brokenAt : null };
  }

  override readonly state: PageErrorBoundaryState = { brokenAt: null };

  override componentDidCatch(thrown: unknown): void {
    console.error('A page could not be drawn.', thrown);
  }

  override render() {
    return this.state.brokenAt === null ? this.props.children : <ErrorPage code={500} />;
  }
}
