import LinearProgress from '@mui/material/LinearProgress';
import { CircleCheck, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { DialogFrame } from '../../dialogs/index.ts';
import { useMessage, useSentences, useText } from '../../i18n/index.ts';
import { Button, ICON, Link } from '../../primitives/index.ts';
import styles from './LaunchDialog.module.css';

/**
 * The progress of a start as shown: opening, taking longer than expected, opened or ended as reported by the viewer,
 * unanswered; or not started, and why.
 */
export type LaunchView =
  | { readonly kind: 'opening' | 'slow' | 'opened' | 'over' | 'unanswered' | 'unsupported' }
  /** `error` is text. */
  | { readonly kind: 'failed'; readonly error: string }
  /** The mobile application is needed; `href` is its page in the store. */
  | { readonly kind: 'store'; readonly system: 'android' | 'ios'; readonly href: string };

export interface LaunchDialogProps {
  readonly open: boolean;
  readonly deviceName: string;
  readonly view: LaunchView;
  /** Downloads the viewer's installer; if undefined the server has none, and the dialog says so. */
  readonly onDownload?: (() => void) | undefined;
  /** Why the installer could not be downloaded, as text. */
  readonly downloadError?: string | undefined;
  /** Starts again. */
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

function useWords(
  view: LaunchView,
  { name, hasInstaller }: { readonly name: string; readonly hasInstaller: boolean },
): { readonly title: string; readonly body: string } {
  const text = useText('deviceCommands');
  const message = useMessage();
  const sentences = useSentences();
  switch (view.kind) {
    case 'opening':
      return { title: text('launchOpening', { name }), body: text('launchOpeningHint') };
    case 'slow':
      return {
        title: text('launchOpening', { name }),
        body: text(hasInstaller ? 'launchSlowHint' : 'launchSlowNoInstaller'),
      };
    case 'opened':
      return { title: text('launchOpened', { name }), body: text('launchOpenedHint') };
    case 'over':
      return { title: text('launchOver', { name }), body: '' };
    case 'unanswered':
      return {
        title: text('launchUnanswered'),
        body: text(hasInstaller ? 'launchUnansweredHint' : 'launchNoInstaller'),
      };
    case 'unsupported':
      return {
        title: text('launchUnsupported'),
        body: sentences(message('not_supported_os'), text('launchUnsupportedHint')),
      };
    case 'failed':
      return { title: text('launchFailed', { name }), body: view.error };
    case 'store':
      return { title: text('launchStore'), body: message('mobile_store') };
  }
}

/** Whether the person may not have a viewer. */
const offersDownload = ({ kind }: LaunchView): boolean => kind === 'slow' || kind === 'unanswered';

function Actions({ view, onDownload, onRetry, onClose }: LaunchDialogProps): ReactNode {
  const text = useText('deviceCommands');
  const common = useText('common');
  const isDone = view.kind === 'opened' || view.kind === 'over' || view.kind === 'unsupported';
  return (
    <>
      <Button variant={isDone ? 'contained' : 'text'} onClick={onClose}>
        {common('close')}
      </Button>
      {onDownload && offersDownload(view) && (
        <Button startIcon={<Download {...ICON} />} onClick={onDownload}>
          {text('downloadLauncher')}
        </Button>
      )}
      {(view.kind === 'unanswered' || view.kind === 'failed') && (
        <Button variant="contained" onClick={onRetry}>
          {common('retry')}
        </Button>
      )}
    </>
  );
}

/** Shows the progress of starting a remote session, and what to do next (A-API-18). */
export function LaunchDialog(props: LaunchDialogProps) {
  const { open, deviceName, view, downloadError, onClose } = props;
  const text = useText('deviceCommands');
  const { title, body } = useWords(view, { name: deviceName, hasInstaller: props.onDownload !== undefined });
  const isUnderWay = view.kind === 'opening' || view.kind === 'slow';
  return (
    <DialogFrame open={open} title={title} onClose={onClose} actions={<Actions {...props} />}>
      <div role="status">
        {view.kind === 'opened' && (
          <span className={styles.sign}>
            <CircleCheck {...ICON} />
          </span>
        )}
        {body}
      </div>
      {view.kind === 'store' && (
        <div className={styles.store}>
          <Link href={view.href} newTab>
            {text(view.system === 'ios' ? 'openAppStore' : 'openPlayStore')}
          </Link>
        </div>
      )}
      {isUnderWay && (
        <LinearProgress
          aria-label={title}
          sx={{ mt: 'var(--rc-space-lg)', height: 4, borderRadius: 'var(--rc-radius-bar)' }}
        />
      )}
      {downloadError && (
        <div role="alert" className={styles.error}>
          {downloadError}
        </div>
      )}
    </DialogFrame>
  );
}
