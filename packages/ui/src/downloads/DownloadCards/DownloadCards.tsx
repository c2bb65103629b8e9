import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { DownloadCard, DownloadItem } from '@remote-console/api-client';
import {
  fileSizeText,
  shownDownloads,
  withTimestamp,
  type DownloadPlatform,
  type RoleSession,
} from '@remote-console/domain';
import { Apple, AppWindow, Download, FileText, PackagePlus, Smartphone, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button, EmptyState, ICON, LinkButton, StatusSign } from '../../primitives/index.ts';
import { useNow } from '../../provider/index.ts';

import { Disclosure } from '../Disclosure.tsx';
import { kindLabel, PLATFORM_LABELS } from '../downloadTexts.ts';

/** Whether the console runs in the service or standalone. */
export type DownloadMode = 'normal' | 'standalone';

export interface DownloadCardsProps {
  /** What the server hands out; `null` while that is on its way. */
  readonly cards: readonly DownloadCard[] | null;
  readonly mode: DownloadMode;
  /** Who looks; who may make no installer is offered none. */
  readonly person?: RoleSession | null;
  /** Scheme, host and port that the files are served from; empty for those of the page. */
  readonly origin?: string;
  /** An installer for several devices is to be made. */
  readonly onMakeInstaller: () => void;
}

const ICONS: Readonly<Record<DownloadPlatform, LucideIcon>> = {
  windows: AppWindow,
  macos: Apple,
  android: Smartphone,
  ios: Smartphone,
  others: FileText,
};

/** Columns that fill up one after the other: cards of unequal height leave no holes between them. */
const grid = { columns: '3 320px', columnGap: 'var(--rc-space-lg)', mb: 'calc(-1 * var(--rc-space-lg))' } as const;

/** The room below a card is inside what a column keeps whole: a margin at the end of a column is dropped. */
const place = { breakInside: 'avoid', pb: 'var(--rc-space-lg)' } as const;

const surface = {
  border: 1,
  borderColor: 'tone.line',
  borderRadius: 'var(--rc-radius-card)',
  bgcolor: 'tone.surface',
} as const;

interface ItemProps extends Pick<DownloadCardsProps, 'origin' | 'onMakeInstaller'> {
  readonly platform: DownloadPlatform;
  readonly item: DownloadItem;
}

function ItemAct({ platform, item, origin = '', onMakeInstaller }: ItemProps) {
  const text = useText('downloads');
  const now = useNow();
  const name = text(kindLabel(platform, item.kind));
  // Installers are made on demand, and those that are scripts need no file of the operator.
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
  if (item.address === null) return <StatusSign tone="offline" label={text('missing')} />;
  return (
    <LinkButton
      href={`${origin}${withTimestamp(item.address, now)}`}
      download={item.file_name}
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
  const facts = () => {
    if (item.kind === 'auto_install') return text('kindAutoInstallHint');
    if (item.address === null) return null;
    return [
      ...(item.version === null ? [] : [text('version', { version: item.version })]),
      ...(item.size === null ? [] : [fileSizeText(item.size)]),
    ].join(' · ');
  };
  const known = facts();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 'var(--rc-space-md)',
        minHeight: 64,
        p: 'var(--rc-space-sm) var(--rc-space-roomy)',
        borderTop: 1,
        borderColor: 'tone.line',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontSize: 'var(--rc-font-size-body)', lineHeight: '20px', fontWeight: 500 }}>
          {text(kindLabel(platform, item.kind))}
        </Box>
        {known && (
          <Box sx={{ fontSize: 'var(--rc-font-size-label)', lineHeight: '18px', color: 'tone.textSecondary' }}>
            {known}
          </Box>
        )}
      </Box>
      <Box sx={{ flex: 'none' }}>
        <ItemAct {...props} />
      </Box>
    </Box>
  );
}

interface CardProps extends Pick<DownloadCardsProps, 'origin' | 'onMakeInstaller'> {
  readonly card: DownloadCard;
  /** Whether it holds what cannot be had: no place of the page to go to then. */
  readonly missing: boolean;
}

function Card({ card: { platform, items }, missing, ...acts }: CardProps) {
  const text = useText('downloads');
  const titleId = useId();
  const Icon = ICONS[platform];
  return (
    <Box role={missing ? 'group' : 'region'} aria-labelledby={titleId} sx={place}>
      <Box sx={surface}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 'var(--rc-space-cosy)',
            p: 'var(--rc-space-inset) var(--rc-space-roomy)',
            color: 'tone.textSecondary',
          }}
        >
          <Icon size={18} strokeWidth={1.8} aria-hidden />
          <Typography id={titleId} variant="h2" sx={{ color: 'tone.text' }}>
            {text(PLATFORM_LABELS[platform])}
          </Typography>
        </Box>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {items.map((item) => (
            <Item key={item.kind} platform={platform} item={item} {...acts} />
          ))}
        </Box>
      </Box>
    </Box>
  );
}

/** The first cards, each as high as it usually is. */
const WAITING_CARDS = [
  { platform: 'windows', rows: 6 },
  { platform: 'macos', rows: 1 },
  { platform: 'android', rows: 2 },
  { platform: 'ios', rows: 2 },
] as const satisfies readonly { readonly platform: DownloadPlatform; readonly rows: number }[];

function Waiting() {
  const common = useText('common');
  return (
    <Box role="status" aria-label={common('loading')} sx={grid}>
      {WAITING_CARDS.map(({ platform, rows }) => (
        <Box key={platform} sx={place}>
          <Box sx={{ ...surface, p: 'var(--rc-space-inset) var(--rc-space-roomy)', height: 48 + rows * 65 }}>
            <Skeleton variant="rounded" width={120} height={20} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** What can be had at once: an installer is made on demand, everything else needs its file. */
const isThere = ({ kind, address }: DownloadItem) => kind === 'auto_install' || address !== null;

/** The cards with some of their items, without those that are empty then. */
function cardsWith(cards: readonly DownloadCard[], wanted: (item: DownloadItem) => boolean): readonly DownloadCard[] {
  return cards
    .map(({ platform, items }) => ({ platform, items: items.filter(wanted) }))
    .filter(({ items }) => items.length > 0);
}

/**
 * Programs and documents by platform. Those whose file the server does not have are behind "More", where each says so
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
    <Box sx={grid}>
      {some.map((card) => (
        <Card key={card.platform} card={card} missing={areMissing} {...acts} />
      ))}
    </Box>
  );
  return (
    <>
      {there.length > 0 && draw(there, false)}
      {missing.length > 0 && (
        <Disclosure label={text('more')}>
          <Box sx={{ m: 'var(--rc-space-xs) 0 var(--rc-space-md)', typography: 'body1', color: 'tone.textSecondary' }}>
            {text('moreHint')}
          </Box>
          {draw(missing, true)}
        </Disclosure>
      )}
    </>
  );
}
