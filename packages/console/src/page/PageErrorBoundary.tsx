import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';
import { PageMissing } from './PageMissing.tsx';
import { isPartMissing } from './partFailure.ts';

interface PageErrorBoundaryProps {
  /** The location; a new one gives the page another chance. */
  readonly place: string;
  readonly children: ReactNode;
}

interface PageErrorBoundaryState {
  /** The location that broke, or `null`. */
  readonly brokenAt: string | null;
  /** Whether it broke because a part of it could not be loaded. */
  readonly isMissing: boolean;
}

/** Replaces a broken page with the error page, and a page that could not be loaded with one that retries. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorBoundaryState> {
  static getDerivedStateFromError(thrown: unknown): Partial<PageErrorBoundaryState> {
    return { brokenAt: '', isMissing: isPartMissing(thrown) };
  }

  static getDerivedStateFromProps(
    { place }: PageErrorBoundaryProps,
    { brokenAt }: PageErrorBoundaryState,
  ): Partial<PageErrorBoundaryState> {
    if (brokenAt === '') return { brokenAt: place };
    return { brokenAt: brokenAt === place ? brokenAt : null };
  }

  override readonly state: PageErrorBoundaryState = { brokenAt: null, isMissing: false };

  override componentDidCatch(thrown: unknown): void {
    console.error('A page could not be drawn.', thrown);
  }

  override render() {
    if (this.state.brokenAt === null) return this.props.children;
    return this.state.isMissing ? <PageMissing /> : <ErrorPage code={500} />;
  }
}
