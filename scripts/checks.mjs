// npm run checks           all tests on both databases, with many more random districts and addresses than every change has time for
// It also opens downloads with a spreadsheet program and the open data with QGIS, and installs both where it may.
// npm run checks -- e2e    only projects and files whose name holds a word
process.env.THOROUGH = 'true';
await import('./test.mjs');
