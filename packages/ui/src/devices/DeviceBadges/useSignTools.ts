import { useMemo } from 'react';
import { useText, type TextFunction } from '../../i18n/index.ts';
import { useIsOutdated } from '../../primitives/index.ts';

/** What the signs of a device are rendered with. They are functions, not components: a list has hundreds of them. */
export interface SignTools {
  readonly text: TextFunction<'devices'>;
  readonly common: TextFunction<'common'>;
  /** Whether the device data is outdated. */
  readonly isOutdated: boolean;
}

/** The tools for the signs of devices; the same object until one of them changes. */
export function useSignTools(): SignTools {
  const text = useText('devices');
  const common = useText('common');
  const isOutdated = useIsOutdated();
  return useMemo(() => ({ text, common, isOutdated }), [text, common, isOutdated]);
}
