import { isRunning } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { StatusBadge, type DataColumn } from '../../primitives/index.ts';
import { useSystemName, useTimeText } from './cells.tsx';

/** The fields of something with a start and an end. */
interface Lasting {
  readonly startTime: string;
  readonly endTime: string;
}

/** When it started, and when it ended or that it is still running. A hook. */
export function usePeriodColumns<Row extends Lasting>(): readonly DataColumn<Row>[] {
  const text = useText('history');
  const timeOf = useTimeText();
  return [
    { field: 'start_time', header: text('startTime'), width: 168, render: ({ startTime }) => timeOf(startTime) },
    {
      field: 'end_time',
      yields: 5,
      header: text('endTime'),
      width: 168,
      render: ({ endTime }) =>
        isRunning(endTime) ? <StatusBadge tone="online" label={text('running')} /> : timeOf(endTime),
    },
  ];
}

/** The operating system of a device. A hook. */
export function useSystemColumn(): <Row>(field: string, codeOf: (row: Row) => number) => DataColumn<Row> {
  const text = useText('history');
  const systemOf = useSystemName();
  return (field, codeOf) => ({
    field,
    header: text('system'),
    width: 96,
    yields: 2,
    render: (row) => systemOf(codeOf(row)),
  });
}
