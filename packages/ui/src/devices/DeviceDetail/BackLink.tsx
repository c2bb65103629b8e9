import { ArrowLeft } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { ICON, Link, MIRRORED } from '../../primitives/index.ts';

interface BackLinkProps {
  /** The list that the person came from. */
  readonly href: string;
}

/** The link back from a device page, also from one that cannot be shown [B-DETAIL-01]. */
export function BackLink({ href }: BackLinkProps) {
  const text = useText('devices');
  return (
    <Link
      href={href}
      tone="inherit"
      style={{
        justifySelf: 'start',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 'var(--rc-space-snug)',
        minHeight: 24,
        fontSize: 'var(--rc-font-size-label)',
        lineHeight: '18px',
        color: 'var(--rc-palette-tone-textSecondary)',
      }}
    >
      <ArrowLeft {...ICON} {...MIRRORED} />
      {text('back')}
    </Link>
  );
}
