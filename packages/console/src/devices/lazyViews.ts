import { preloadable, withMaterial } from '@remote-console/ui/provider';

/** The groups beside the list, where there is room. Loaded ahead with the first list. */
export const GroupsBeside = preloadable(async () => (await import('./GroupsBeside.tsx')).GroupsBeside);

/** The groups in a drawer over the list. */
export const GroupsDrawer = preloadable(withMaterial(async () => (await import('./GroupsDrawer.tsx')).GroupsDrawer));
