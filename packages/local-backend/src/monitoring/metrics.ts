import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Registry } from 'prom-client';
import type { OutboxKey } from '../outbox/outbox-key';
import type { Route } from '../http/api';
import { buildInfo } from '../process/build-info';
import { HttpError } from '../http/http-error';
import type { Service, Tally } from './tally';

/** Values that are read on request; null if they are unknown. */
export interface Readings {
  /** Connections that are open, over HTTP/1.1 and HTTP/2. */
  connections(): number;
  /** Open Listen and Write streams, without those of operators. */
  streams(): number;
  /** Queries and documents that a user listens to; equal ones are one. */
  listenTargets(): number;
  diskFree(): number | null;
  /** Milliseconds since 1970. */
  lastBackup(): number | null;
}

/** Totals since the start. */
export interface Totals {
  readonly denied: Readonly<Record<'firestore' | 'storage', number>>;
  /** Answers that were our fault. */
  readonly failed: number;
  readonly notMailed: number;
}

export interface Metrics extends Tally {
  totals(): Totals;
  /** `GET /metrics`. */
  route(readings: Readings, key: Pick<OutboxKey, 'isBearer'>): Route;
  close(): void;
}

/** A timer with this interval measures the delay of timers (ms). */
const RESOLUTION = 20;

/** Figures of a running server in the text format of Prometheus. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  const gauge = (name: string, help: string, read: () => number | null): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const value = read();
        // An unknown figure is left out, since 0 would be a figure.
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  };
  // Counted with each request: the library's own way takes longer than all else that the front door does.
  const answered = new Map<Service, Map<number, number>>();
  new Counter({
    name: 'courtside_http_answers_total',
    help: 'Answers over HTTP/1.1, by service and status; a listener counts when its answer ends',
    labelNames: ['service', 'status'] as const,
    registers,
    collect() {
      this.reset();
      for (const [service, counts] of answered) for (const [status, count] of counts) this.inc({ service, status }, count);
    },
  });
  const denials = new Counter({
    name: 'courtside_denials_total',
    help: 'Refusals by security rules',
    labelNames: ['service'] as const,
    registers,
  });
  const unmailed = new Counter({ name: 'courtside_outbox_failures_total', help: 'Messages that could not be mailed', registers });
  for (const service of ['firestore', 'storage']) denials.inc({ service }, 0);
  const totals = { denied: { firestore: 0, storage: 0 }, failed: 0, notMailed: 0 };
  new Gauge({ name: 'courtside_build_info', help: 'What runs', labelNames: ['version', 'build'] as const, registers }).set(buildInfo, 1);
  // Under the names that Prometheus' own clients use, so that ready-made boards find them.
  gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  gauge('nodejs_heap_size_used_bytes', 'Memory that JavaScript uses', () => process.memoryUsage().heapUsed);
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Time of the processor',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  gauge('process_start_time_seconds', 'When the process began', () => Math.round(Date.now() / 1000 - process.uptime()));
  /** The measured value includes the timer's own time. */
  const late = (nanoseconds: number): number => (delay.count === 0 ? 0 : Math.max(0, nanoseconds / 1e6 - RESOLUTION) / 1000);
  gauge('nodejs_eventloop_lag_p50_seconds', 'By so much half of all timers are late at most, since the last time this was read', () =>
    late(delay.percentile(50)),
  );
  gauge('nodejs_eventloop_lag_p99_seconds', 'The same for 99 of 100', () => late(delay.percentile(99)));
  gauge('nodejs_eventloop_lag_max_seconds', 'The longest', () => late(delay.max));

  return {
    answered: (service, status) => {
      let counts = answered.get(service);
      if (!counts) answered.set(service, (counts = new Map<number, number>()));
      counts.set(status, (counts.get(status) ?? 0) + 1);
      if (status >= 500) totals.failed += 1;
    },
    denied: (service) => {
      denials.inc({ service });
      totals.denied[service] += 1;
    },
    notMailed: () => {
      unmailed.inc();
      totals.notMailed += 1;
    },
    totals: () => structuredClone(totals),
    route(readings, key) {
      gauge('courtside_connections', 'Connections that are open', () => readings.connections());
      gauge('courtside_streams', 'Listen and Write streams that are open', () => readings.streams());
      gauge('courtside_listen_targets', 'Queries and documents that are listened to; equal ones are one', () => readings.listenTargets());
      gauge('courtside_disk_free_bytes', 'Free space where the data is', () => readings.diskFree());
      gauge('courtside_last_backup_timestamp_seconds', 'When the newest back-up was taken that is kept', () => {
        const at = readings.lastBackup();
        return at === null ? null : at / 1000;
      });
      return {
        method: 'GET',
        path: '/metrics',
        handler: async ({ headers }) => {
          if (!key.isBearer(headers))
            throw new HttpError(401, 'Metrics are for the holder of the outbox key or the owner key: Authorization: Bearer KEY.', {
              headers: { 'WWW-Authenticate': 'Bearer' },
            });
          const body = await registry.metrics();
          delay.reset();
          return { status: 200, headers: { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }, body };
        },
      };
    },
    close: () => delay.disable(),
  };
}
