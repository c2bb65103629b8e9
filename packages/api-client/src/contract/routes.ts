import { OPERATIONS } from './generated/operations.ts';

/** The path of an operation, with its parameters as a router writes them: `/live_view/:devicePk` [A-API-02]. */
export function routeOf(id: keyof typeof OPERATIONS): string {
  const { base, path } = OPERATIONS[id];
  return base + path.replaceAll(/\{(\w+)\}/g, ':$1');
}
