import type { OperationId } from '@remote-console/api-client/contract';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Connection, EventBus } from '../database/index.ts';

const SECOND_MS = 1000;
/** From a quick look at one row to a long export, in seconds. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What operators monitor, in the text format of Prometheus. */
export interface Metrics {
  /** Counts an answer and how long it took, in seconds. */
  readonly answered: (operation: OperationId, status: number, seconds: number) => void;
  /** Counts a stream as open until it ends or its reader disconnects. */
  readonly counted: (stream: ReadableStream<Uint8Array>) => ReadableStream<Uint8Array>;
  /** All current metrics, and their media type. */
  readonly report: () => Promise<{ readonly type: string; readonly text: string }>;
}

/** The same stream, with a callback for its end. */
function watched(stream: ReadableStream<Uint8Array>, over: () => void): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  let isOver = false;
  const end = () => {
    if (!isOver) over();
    isOver = true;
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read().catch((error: unknown) => {
          end();
          throw error;
        });
        if (!done) return controller.enqueue(value);
        end();
        controller.close();
      },
      cancel(reason) {
        end();
        return reader.cancel(reason);
      },
    },
    // What is not read yet waits in the stream itself, which disconnects a reader that is too slow.
    { highWaterMark: 0 },
  );
}

/** Metrics from the database, read when somebody requests them. */
function watchDatabase({ query }: Connection, register: Registry): void {
  const registers = [register];
  void new Gauge({
    name: 'remote_console_devices_online',
    help: 'Devices that report',
    registers,
    async collect() {
      const { total } = await query
        .selectFrom('devices')
        .where('alive', '=', 1)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      this.set(total);
    },
  });
  void new Gauge({
    name: 'remote_console_mails_queued',
    help: 'Mails that wait to be sent',
    registers,
    async collect() {
      const { total } = await query
        .selectFrom('mails')
        .where('sent_at', 'is', null)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      this.set(total);
    },
  });
}

/** Starts counting for one server. */
export function createMetrics(connection: Connection, bus: EventBus): Metrics {
  const register = new Registry();
  const registers = [register];
  const requests = new Histogram({
    name: 'remote_console_request_seconds',
    help: 'Time to the beginning of an answer, by operation and status',
    labelNames: ['operation', 'status'],
    buckets: DURATIONS,
    registers,
  });
  const streams = new Gauge({
    name: 'remote_console_streams_open',
    help: 'Open event streams of this process',
    registers,
  });
  const lag = new Histogram({
    name: 'remote_console_event_lag_seconds',
    help: 'Time from a change to the streams of this process',
    buckets: DURATIONS,
    registers,
  });
  bus.subscribe(({ created_at }) => lag.observe(Math.max(0, connection.now() - created_at) / SECOND_MS));
  watchDatabase(connection, register);

  let watchesProcess = false;
  return {
    answered: (operation, status, seconds) => requests.observe({ operation, status }, seconds),
    counted(stream) {
      streams.inc();
      return watched(stream, () => streams.dec());
    },
    async report() {
      // Monitoring the process costs a little, and is left out where nobody asks.
      if (!watchesProcess) collectDefaultMetrics({ register });
      watchesProcess = true;
      return { type: register.contentType, text: await register.metrics() };
    },
  };
}
