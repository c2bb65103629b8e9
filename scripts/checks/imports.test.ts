import { describe, expect, it } from 'vitest';
import { importFault, importFaults } from './imports.ts';

describe('the imports between packages', () => {
  it.each([
    ['ui', 'packages/ui/src/devices/List.tsx', '@remote-console/domain'],
    ['ui', 'packages/ui/src/devices/List.tsx', 'react'],
    ['console', 'packages/console/src/app/App.tsx', '@remote-console/ui/devices'],
    ['server', 'packages/server/src/devices/list.ts', '@remote-console/api-client/contract'],
    ['server', 'packages/server/src/history/exports/exportTexts.ts', '@remote-console/texts'],
    ['server', 'packages/server/src/devices/list.test.ts', '@remote-console/api-client/testing'],
    ['domain', 'packages/domain/src/devices/rules.ts', '../text/index.ts'],
  ])('%s may have %s import %s', (name, file, specifier) => {
    expect(importFault(name, file, specifier)).toBeNull();
  });

  it.each([
    ['domain', 'packages/domain/src/devices/rules.ts', '@remote-console/api-client', 'imports upwards or sideways'],
    ['domain', 'packages/domain/src/devices/rules.ts', '@remote-console/texts', 'imports upwards or sideways'],
    ['texts', 'packages/texts/src/catalog/areas.ts', '@remote-console/ui/i18n', 'imports upwards or sideways'],
    ['server', 'packages/server/src/devices/list.ts', '@remote-console/agent', 'imports upwards or sideways'],
    [
      'server',
      'packages/server/src/devices/list.ts',
      '@remote-console/api-client/react',
      'imports upwards or sideways',
    ],
    [
      'server',
      'packages/server/src/devices/list.ts',
      '@remote-console/api-client/testing',
      'imports upwards or sideways',
    ],
    ['ui', 'packages/ui/src/devices/List.tsx', 'react-router-dom', 'has no place in this layer'],
    ['domain', 'packages/domain/src/devices/rules.ts', 'node:fs', 'has no place in this layer'],
    ['ui', 'packages/ui/src/a.ts', '@remote-console/domain/src/a.ts', 'reaches into the src of another package'],
    ['ui', 'packages/ui/src/a.ts', '../../domain/src/index.ts', 'reaches into another package'],
  ])('%s may not have %s import %s', (name, file, specifier, fault) => {
    expect(importFault(name, file, specifier)).toBe(fault);
  });

  it('run downwards', () => {
    expect(importFaults()).toEqual([]);
  });
});
