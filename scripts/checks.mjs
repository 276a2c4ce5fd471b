// npm run checks           all tests on both databases, with many more random districts and addresses than every change has time for
// It also opens downloads with a spreadsheet program and the open data with QGIS, and installs both where it may.
// npm run checks -- e2e    only projects and files whose name holds a word
// npm run checks -- sixty  a line for each of the sixty checks of what is promised, or for some of them: -- sixty F7 L
process.env.THOROUGH = 'true';
if (process.argv[2] === 'sixty') await import('./sixty/main.mjs');
else await import('./test.mjs');
