export { FleetStatus, type FleetStatusProps } from './FleetStatus.tsx';
export { FleetSkeleton } from './FleetSkeleton.tsx';
