import type { Family } from './open-metrics.ts';

/** Up to the time after which nobody waits any longer. */
const BUCKETS_S = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** As OpenMetrics writes what is not counted: `1.0`. */
const writtenOut = (value: number): string => (Number.isInteger(value) ? value.toFixed(1) : String(value));

interface Times {
  labels: Record<string, string>;
  /** How many took no longer than the bucket of the same place. */
  within: number[];
  count: number;
  sumSeconds: number;
}

/** How often each call was answered, with which status, and how long it took. */
export class CallTimes {
  readonly #times = new Map<string, Times>();

  note(call: string, status: number, seconds: number) {
    const key = `${status} ${call}`;
    const times = this.#times.get(key) ?? {
      labels: { call, status: String(status) },
      within: BUCKETS_S.map(() => 0),
      count: 0,
      sumSeconds: 0,
    };
    this.#times.set(key, times);
    times.count += 1;
    times.sumSeconds += seconds;
    BUCKETS_S.forEach((most, place) => {
      if (seconds <= most) times.within[place]! += 1;
    });
  }

  family(): Family {
    return {
      name: 'artesian_call_duration_seconds',
      type: 'histogram',
      unit: 'seconds',
      help: 'Response time by endpoint and status.',
      samples: [...this.#times.values()].flatMap(({ labels, within, count, sumSeconds }) => [
        ...within.map((value, place) => ({
          suffix: '_bucket',
          labels: { ...labels, le: writtenOut(BUCKETS_S[place]!) },
          value,
        })),
        { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
        { suffix: '_count', labels, value: count },
        { suffix: '_sum', labels, value: sumSeconds },
      ]),
    };
  }
}
