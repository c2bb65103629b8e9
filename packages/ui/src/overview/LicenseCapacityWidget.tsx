import { useLicenseCapacity } from '@remote-console/api-client/react';
import { useText } from '../i18n/index.ts';
import { Link, Panel, PanelContent, Skeleton } from '../primitives/index.ts';
import { LicenseCapacity } from './LicenseCapacity/LicenseCapacity.tsx';

export interface LicenseCapacityWidgetProps {
  /** Where more licenses are bought; without it there is no link. */
  readonly buyHref?: string | undefined;
}

/** The figures, the forecast and the chart below them. */
const CONTENT_HEIGHT = 264;

/** How many more devices the licenses cover, and until when they suffice; for managers. */
export function LicenseCapacityWidget({ buyHref }: LicenseCapacityWidgetProps) {
  const text = useText('overview');
  return (
    <Panel title={text('license')} actions={buyHref !== undefined && <Link href={buyHref}>{text('addDevices')}</Link>}>
      <PanelContent read={useLicenseCapacity()} skeleton={<Skeleton height={CONTENT_HEIGHT} width="100%" />}>
        {({ objects: [capacity] }) => capacity && <LicenseCapacity capacity={capacity} />}
      </PanelContent>
    </Panel>
  );
}
