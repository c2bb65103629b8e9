import type { SheetRowFault } from '@remote-console/domain';
import { GROUP_NAME_LIMIT } from '@remote-console/domain';
import { useCallback } from 'react';
import { useText } from '../../i18n/index.ts';

/** Explains the error of a row, and how to fix it. */
export function useSheetFaultMessage() {
  const text = useText('groupPages');
  return useCallback(
    (fault: SheetRowFault): string => {
      switch (fault.kind) {
        case 'empty-row':
          return text('faultEmptyRow');
        case 'no-level-above':
          return text('faultNoLevelAbove', { level: fault.level, above: fault.level - 1 });
        case 'gap':
          return text('faultGap');
        case 'too-many-columns':
          return text('faultTooManyColumns');
        case 'name-too-long':
          return text('faultNameTooLong', { limit: GROUP_NAME_LIMIT });
        case 'reserved-name':
          return text('faultReservedName', { name: fault.name });
        case 'name-twice':
          return text('faultNameTwice', { name: fault.name, row: fault.row });
        case 'too-many-groups':
          return text('faultTooManyGroups', { limit: fault.limit });
      }
    },
    [text],
  );
}
