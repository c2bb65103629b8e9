import { useTags } from '@remote-console/api-client/react';
import { changeDeviceView, filterText, readFilterText, type DeviceView } from '@remote-console/domain';
import { useMemo } from 'react';
import { useGroupNames } from '../../groups/index.ts';
import { TypedFilterField } from './TypedFilterField.tsx';

export interface TypedFilterWidgetProps {
  readonly view: DeviceView;
  /** The new view. */
  readonly onViewChange: (view: DeviceView) => void;
}

/** All filters of a list as one text, and vice versa: whatever the menu can express is set there. */
export function TypedFilterWidget({ view, onViewChange }: TypedFilterWidgetProps) {
  const { groups, pathOf, labelOf } = useGroupNames();
  const tags = useTags().data?.objects;
  const names = useMemo(
    () => ({
      tag: (tags ?? []).map(({ name }) => name),
      group: groups
        .filter(({ hasPermission }) => hasPermission !== false)
        .flatMap(({ id }) => {
          const path = pathOf(id).map(labelOf);
          return path.length === 0 ? [] : [path.join('/')];
        }),
    }),
    [groups, pathOf, labelOf, tags],
  );
  const apply = ({ text }: { readonly text: string }) => {
    const typed = readFilterText(text);
    if (typed.ok) onViewChange(changeDeviceView(view, { filters: typed.filters, filter: typed.filter }));
  };
  return <TypedFilterField text={filterText(view.filters, view.filter)} names={names} onApply={apply} />;
}
