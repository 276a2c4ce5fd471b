// npm run checks           the tests, with many more random districts and addresses than every change has time for
// npm run checks -- e2e    only projects and files whose name holds a word
process.env.THOROUGH = 'true';
await import('./test.mjs');
