import { useLanguage } from '@remote-console/ui';
import { SummaryWidget } from '@remote-console/ui/history';
import { ALL_DEVICES, hrefOf } from '../routing/index.ts';
import { HistoryPage } from './HistoryPage.tsx';

/** The rankings (C-ROUTE-22). */
export function SummaryRoute() {
  const lang = useLanguage();
  return (
    <HistoryPage name="rate-summary">
      {(state) => (
        <SummaryWidget
          {...state}
          deviceHref={({ deviceId }) => hrefOf('device-detail', { lang, groupPk: ALL_DEVICES, devicePk: deviceId })}
        />
      )}
    </HistoryPage>
  );
}
