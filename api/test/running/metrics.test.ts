import { expect, it, onTestFinished } from 'vitest';
import { startProduct } from '../support/product.ts';
import { freePort } from '../../../scripts/lib/free-port.mjs';

it('a server tells at an address of its own how it is: calls, jobs, database, memory; nothing of whom it serves', async () => {
  const port = await freePort();
  const product = await startProduct({ settings: { METRICS_PORT: String(port) } });
  onTestFinished(() => product.close());
  await product.fetch('administrator', '/api/list-permits?search=ada@clear-creek.example');
  await product.fetch('visitor', '/api/list-permits');
  await product.fetch('visitor', '/health/live');
  await product.fetch('administrator', '/api/publish-data/publish-water-levels', { method: 'POST' });
  const tell = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('content-type')).toContain('application/openmetrics-text');
    return answer.text();
  };
  const told = await tell();
  expect(told).toMatch(
    /^artesian_call_duration_seconds_bucket\{call="GET \/api\/list-permits",status="200",le="10.0"\} 1$/m,
  );
  expect(told).toMatch(/^artesian_call_duration_seconds_count\{call="GET \/api\/list-permits",status="401"\} 1$/m);
  expect(told).toMatch(/^artesian_database_up 1$/m);
  expect(told).toMatch(/^artesian_database_connections\{state="busy"\} \d+$/m);
  expect(told).toMatch(/^process_resident_memory_bytes \d{8,}$/m);
  expect(told).toMatch(/^artesian_event_loop_delay_seconds\{quantile="0.99"\} \d+\.\d+$/m);
  expect(told.endsWith('# EOF\n')).toBe(true);
  expect(told).not.toMatch(/health|ada|clear-creek/);

  await product.database.pool.query(`insert into pgboss.job (name, state) values ('sweep-files', 'failed')`);
  expect(await tell()).toMatch(/^artesian_jobs\{job="sweep-files",state="failed"\} 1$/m);
  // Whoever reaches the product itself is told nothing.
  const answer = await product.fetch('visitor', '/metrics');
  expect(await answer.text()).not.toContain('artesian_database_up');
});
