export { DailyUseWidget, type DailyUseWidgetProps } from './DailyUseWidget.tsx';
export { DaysSwitch, type DaysSwitchProps } from './DaysSwitch.tsx';
export { FleetStatus, type FleetStatusProps } from './FleetStatus/FleetStatus.tsx';
export { FleetStatusWidget, type FleetStatusWidgetProps } from './FleetStatusWidget.tsx';
export { LicenseCapacityWidget, type LicenseCapacityWidgetProps } from './LicenseCapacityWidget.tsx';
export { OverviewWidget, type OverviewLinks, type OverviewWidgetProps } from './OverviewWidget.tsx';
export { TopRankingWidget, type TopRankingWidgetProps } from './TopRankingWidget.tsx';
