import { useDownloads } from '@remote-console/api-client/react';
import { mayMakeInstallers, mayManageEnrolments } from '@remote-console/domain';
import { CircleQuestionMark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useText } from '../i18n/index.ts';
import { LatestNoticesWidget } from '../notices/index.ts';
import { Button, ICON, Link, LoadFailed, PageHeader, Stack } from '../primitives/index.ts';
import { useSession } from '../contexts/index.ts';
import { AgentFiles } from './AgentFiles.tsx';
import { DownloadCards, type DownloadMode } from './DownloadCards/DownloadCards.tsx';
import { ReleaseNotes } from './ReleaseNotes/ReleaseNotes.tsx';
import { later } from '../material/index.ts';
import styles from './DownloadsWidget.module.css';

const EnrolmentsWidget = later(async () => (await import('./EnrolmentsWidget.tsx')).EnrolmentsWidget);
const RolloutsWidget = later(async () => (await import('./RolloutsWidget.tsx')).RolloutsWidget);
const InstallerWidget = later(async () => (await import('./InstallerWidget.tsx')).InstallerWidget);

export interface DownloadsWidgetProps {
  /** A standalone console shows two cards, without questions and notices (C-DOWNLOAD-01, -08, -09). */
  readonly mode?: DownloadMode;
  /** The page of frequently asked questions. */
  readonly faqHref: string;
  /** The page of all notices. */
  readonly noticesHref: string;
  /**
   * Scheme, host and port of the console, which files come from and installed agents connect to; the page's by default.
   */
  readonly origin?: string;
  /** A device is to be added: opens the dialog with its command. Not offered without a handler. */
  readonly onAddDevice?: () => void;
}

/** The installer dialog; the number distinguishes openings, so that no password outlives its dialog. */
interface Making {
  readonly turn: number;
  readonly open: boolean;
}

function Help({ faqHref, noticesHref }: Pick<DownloadsWidgetProps, 'faqHref' | 'noticesHref'>) {
  const text = useText('downloads');
  return (
    <aside aria-label={text('help')} className={styles.help}>
      <div className={styles.card}>
        <LatestNoticesWidget allHref={noticesHref} />
      </div>
      <div className={`${styles.card} ${styles.questions}`}>
        <Link
          href={faqHref}
          newTab
          style={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 'var(--rc-space-sm)',
            minHeight: 44,
            fontWeight: 600,
          }}
        >
          <CircleQuestionMark {...ICON} />
          {text('faq')}
        </Link>
      </div>
    </aside>
  );
}

/** All downloads: what is new in the agent, installers, help, and for managers enrollment tokens and agent updates. */
export function DownloadsWidget({ mode = 'normal', faqHref, noticesHref, origin, onAddDevice }: DownloadsWidgetProps) {
  const text = useText('downloads');
  const person = useSession();
  const { data, error, isValidating, mutate } = useDownloads();
  const [making, setMaking] = useState<Making>({ turn: 0, open: false });
  const cards = data?.objects ?? null;
  const program = cards?.flatMap(({ items }) => items).find(({ kind }) => kind === 'auto_install');
  return (
    <Stack gap="lg">
      <PageHeader
        title={text('title')}
        actions={
          onAddDevice &&
          person !== null &&
          mayMakeInstallers(person) && (
            <Button variant="contained" aria-haspopup="dialog" onClick={onAddDevice}>
              {text('addTitle')}
            </Button>
          )
        }
      />
      <div className={styles.description}>{text('description')}</div>
      {data && (
        <>
          <AgentFiles agents={data.agents} {...(origin === undefined ? {} : { origin })} />
          <ReleaseNotes releases={data.releases} />
        </>
      )}
      {error && cards === null ? (
        <LoadFailed retrying={isValidating} onRetry={() => void mutate()} />
      ) : (
        <DownloadCards
          cards={cards}
          mode={mode}
          person={person}
          origin={origin ?? ''}
          onMakeInstaller={() => setMaking(({ turn }) => ({ turn: turn + 1, open: true }))}
        />
      )}
      {person !== null && mayManageEnrolments(person) && (
        <Suspense fallback={null}>
          <EnrolmentsWidget {...(mayMakeInstallers(person) ? { onAddDevice } : {})} />
          <RolloutsWidget />
        </Suspense>
      )}
      {mode === 'normal' && <Help faqHref={faqHref} noticesHref={noticesHref} />}
      {making.turn > 0 && (
        <Suspense fallback={null}>
          <InstallerWidget
            key={making.turn}
            open={making.open}
            hasProgram={program?.address !== null && program !== undefined}
            origin={origin ?? window.location.origin}
            onClose={() => setMaking((before) => ({ ...before, open: false }))}
          />
        </Suspense>
      )}
    </Stack>
  );
}
