import Skeleton from '@mui/material/Skeleton';
import type { DownloadCard, DownloadItem } from '@remote-console/api-client';
import { shownDownloads, withTimestamp, type DownloadPlatform, type RoleSession } from '@remote-console/domain';
import { Apple, AppWindow, Download, FileText, PackagePlus, Smartphone, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useFileSize, useText } from '../../i18n/index.ts';
import { Button, Disclosure, EmptyState, ICON, LinkButton, StatusBadge } from '../../primitives/index.ts';
import { useNow } from '../../contexts/index.ts';
import { kindLabel, PLATFORM_LABELS } from '../downloadTexts.ts';
import styles from './DownloadCards.module.css';

/** Whether the console runs as a service or standalone. */
export type DownloadMode = 'normal' | 'standalone';

export interface DownloadCardsProps {
  /** What the server offers; `null` while loading. */
  readonly cards: readonly DownloadCard[] | null;
  readonly mode: DownloadMode;
  /** The viewer; without permission no installers are offered. */
  readonly person?: RoleSession | null;
  /** Scheme, host and port that the files are served from; empty for those of the page. */
  readonly origin?: string;
  /** An installer for several devices is to be created. */
  readonly onMakeInstaller: () => void;
}

const ICONS: Readonly<Record<DownloadPlatform, LucideIcon>> = {
  windows: AppWindow,
  macos: Apple,
  android: Smartphone,
  ios: Smartphone,
  others: FileText,
};

interface ItemProps extends Pick<DownloadCardsProps, 'origin' | 'onMakeInstaller'> {
  readonly platform: DownloadPlatform;
  readonly item: DownloadItem;
}

function ItemAct({ platform, item, origin = '', onMakeInstaller }: ItemProps) {
  const text = useText('downloads');
  const now = useNow();
  const name = text(kindLabel(platform, item.kind));
  // Installers are created on demand, and scripts need no file from the operator.
  if (item.kind === 'auto_install') {
    return (
      <Button
        startIcon={<PackagePlus {...ICON} />}
        aria-haspopup="dialog"
        aria-label={text('makeOf', { name })}
        onClick={onMakeInstaller}
      >
        {text('make')}
      </Button>
    );
  }
  if (item.address === null) return <StatusBadge tone="offline" label={text('missing')} />;
  return (
    <LinkButton
      href={`${origin}${withTimestamp(item.address, now)}`}
      download={item.fileName}
      startIcon={<Download {...ICON} />}
      aria-label={text('downloadOf', { platform: text(PLATFORM_LABELS[platform]), name })}
    >
      {text('download')}
    </LinkButton>
  );
}

function Item(props: ItemProps) {
  const { platform, item } = props;
  const text = useText('downloads');
  const size = useFileSize();
  const facts = () => {
    if (item.kind === 'auto_install') return text('kindAutoInstallHint');
    if (item.address === null) return null;
    return [
      ...(item.version === null ? [] : [text('version', { version: item.version })]),
      ...(item.size === null ? [] : [size(item.size)]),
    ].join(' · ');
  };
  const known = facts();
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <div className={styles.name}>{text(kindLabel(platform, item.kind))}</div>
        {known && <div className={styles.facts}>{known}</div>}
      </div>
      <div className={styles.act}>
        <ItemAct {...props} />
      </div>
    </li>
  );
}

interface CardProps extends Pick<DownloadCardsProps, 'origin' | 'onMakeInstaller'> {
  readonly card: DownloadCard;
  /** Whether it holds unavailable items: not a link target then. */
  readonly missing: boolean;
}

function Card({ card: { platform, items }, missing, ...acts }: CardProps) {
  const text = useText('downloads');
  const titleId = useId();
  const Icon = ICONS[platform];
  return (
    <div role={missing ? 'group' : 'region'} aria-labelledby={titleId} className={styles.place}>
      <div className={styles.card}>
        <div className={styles.head}>
          <Icon size={18} strokeWidth={1.8} aria-hidden />
          <h2 id={titleId} className={styles.title}>
            {text(PLATFORM_LABELS[platform])}
          </h2>
        </div>
        <ul className={styles.list}>
          {items.map((item) => (
            <Item key={item.kind} platform={platform} item={item} {...acts} />
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The placeholders of the first cards, with their usual heights. */
const WAITING_CARDS = [
  { platform: 'windows', rows: 6 },
  { platform: 'macos', rows: 1 },
  { platform: 'android', rows: 2 },
  { platform: 'ios', rows: 2 },
] as const satisfies readonly { readonly platform: DownloadPlatform; readonly rows: number }[];

function Waiting() {
  const common = useText('common');
  return (
    <div role="status" aria-label={common('loading')} className={styles.cards}>
      {WAITING_CARDS.map(({ platform, rows }) => (
        <div key={platform} className={styles.place}>
          <div className={`${styles.card} ${styles.waiting}`} style={{ height: 48 + rows * 65 }}>
            <Skeleton variant="rounded" width={120} height={20} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Whether something is available: an installer is created on demand, everything else needs its file. */
const isThere = ({ kind, address }: DownloadItem) => kind === 'auto_install' || address !== null;

/** The cards with some of their items; cards without any are dropped. */
function cardsWith(cards: readonly DownloadCard[], wanted: (item: DownloadItem) => boolean): readonly DownloadCard[] {
  return cards
    .map(({ platform, items }) => ({ platform, items: items.filter(wanted) }))
    .filter(({ items }) => items.length > 0);
}

/**
 * Programs and documents by platform. Those whose file the server does not have are behind "More", marked as such
 * (C-DOWNLOAD-01 to -06).
 */
export function DownloadCards({ cards, mode, person = null, ...acts }: DownloadCardsProps) {
  const text = useText('downloads');
  if (cards === null) return <Waiting />;
  const shown = shownDownloads(mode, cards, person ?? {});
  if (shown.length === 0) return <EmptyState title={text('empty')} />;
  const offered = shown.map(({ platform, items }) => ({ platform, items: [...items] }));
  const there = cardsWith(offered, isThere);
  const missing = cardsWith(offered, (item) => !isThere(item));
  const draw = (some: readonly DownloadCard[], areMissing: boolean) => (
    <div className={styles.cards}>
      {some.map((card) => (
        <Card key={card.platform} card={card} missing={areMissing} {...acts} />
      ))}
    </div>
  );
  return (
    <>
      {there.length > 0 && draw(there, false)}
      {missing.length > 0 && (
        <Disclosure label={text('more')}>
          <div className={styles.hint}>{text('moreHint')}</div>
          {draw(missing, true)}
        </Disclosure>
      )}
    </>
  );
}
