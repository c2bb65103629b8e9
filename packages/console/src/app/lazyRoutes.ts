import { preloadable, withMaterial } from '@remote-console/ui/provider';

/** The parts that users see first, loaded when rendered or earlier by `loadAhead`; plain elements where possible. */

export const LoginRoute = preloadable(async () => (await import('../accounts/loginRoute.tsx')).LoginRoute);
export const FrameLayout = preloadable(async () => (await import('./FrameLayout.tsx')).FrameLayout);
export const DevicesRoute = preloadable(async () => (await import('../devices/route.tsx')).DevicesRoute);
export const DeviceDetailRoute = preloadable(
  withMaterial(async () => (await import('../devices/detailRoute.tsx')).DeviceDetailRoute),
);
export const TicketsRoute = preloadable(
  withMaterial(async () => (await import('../tickets/ticketsRoute.tsx')).TicketsRoute),
);
export const InboxRoute = preloadable(withMaterial(async () => (await import('../inbox/inboxRoute.tsx')).InboxRoute));
export const ManagementRoutes = preloadable(
  withMaterial(async () => (await import('./ManagementRoutes.tsx')).ManagementRoutes),
);
export const StatisticsRoutes = preloadable(
  withMaterial(async () => (await import('./StatisticsRoutes.tsx')).StatisticsRoutes),
);
export const OperatorRoutes = preloadable(
  withMaterial(async () => (await import('./OperatorRoutes.tsx')).OperatorRoutes),
);
export const SupportRoutes = preloadable(withMaterial(async () => (await import('./SupportRoutes.tsx')).SupportRoutes));
