import { preloadable } from '@remote-console/ui/provider';

/** The parts that people meet first. Each is loaded when it is drawn, or ahead of that by `loadAhead`. */

export const LoginRoute = preloadable(async () => (await import('../accounts/loginRoute.tsx')).LoginRoute);
export const FrameLayout = preloadable(async () => (await import('../frame/FrameLayout.tsx')).FrameLayout);
export const DevicesRoute = preloadable(async () => (await import('../devices/route.tsx')).DevicesRoute);
export const GroupsBeside = preloadable(async () => (await import('../devices/GroupsBeside.tsx')).GroupsBeside);
export const GroupsDrawer = preloadable(async () => (await import('../devices/GroupsDrawer.tsx')).GroupsDrawer);
export const DeviceDetailRoute = preloadable(
  async () => (await import('../devices/detailRoute.tsx')).DeviceDetailRoute,
);
export const TicketsRoute = preloadable(async () => (await import('../tickets/ticketsRoute.tsx')).TicketsRoute);
export const InboxRoute = preloadable(async () => (await import('../inbox/inboxRoute.tsx')).InboxRoute);
export const ManagementRoutes = preloadable(async () => (await import('./ManagementRoutes.tsx')).ManagementRoutes);
export const StatisticsRoutes = preloadable(async () => (await import('./StatisticsRoutes.tsx')).StatisticsRoutes);
export const OperatorRoutes = preloadable(async () => (await import('./OperatorRoutes.tsx')).OperatorRoutes);
export const SupportRoutes = preloadable(async () => (await import('./SupportRoutes.tsx')).SupportRoutes);
