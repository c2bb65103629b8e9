import { Component, useEffect, useRef, type ReactNode } from 'react';
import { useText } from '../i18n/index.ts';
import { useToast } from '../contexts/index.ts';

interface DialogBoundaryProps {
  /** The dialog cannot be shown: the caller continues as if it was canceled. */
  readonly onFailed: () => void;
  readonly children: ReactNode;
}

function DialogFailed({ onFailed }: Pick<DialogBoundaryProps, 'onFailed'>) {
  const text = useText('common');
  const { show } = useToast();
  const isReported = useRef(false);
  useEffect(() => {
    if (isReported.current) return;
    isReported.current = true;
    show({ tone: 'error', text: `${text('loadFailedTitle')}. ${text('reloadHint')}` });
    onFailed();
  }, [show, text, onFailed]);
  return null;
}

/** Keeps a dialog that fails to load or render from taking down the page, and everything typed there. */
export class DialogBoundary extends Component<DialogBoundaryProps, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override readonly state = { hasFailed: false };

  override componentDidCatch(thrown: unknown): void {
    console.error('A dialog could not be drawn.', thrown);
  }

  override render() {
    return this.state.hasFailed ? <DialogFailed onFailed={this.props.onFailed} /> : this.props.children;
  }
}
