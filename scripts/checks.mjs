// npm run checks           all tests on both databases, with many more random districts and addresses than every change has time for
// It also opens downloads with a spreadsheet program and the open data with QGIS, and installs both where it may.
// npm run checks -- e2e    only projects and files whose name holds a word
// npm run checks -- sixty  a line for each of the sixty checks of what is promised, or for some of them: -- sixty F7 L
// npm run checks -- mutants  how many changes of the rules in domain/src the tests notice
process.env.THOROUGH = 'true';
const others = { sixty: () => import('./sixty/main.mjs'), mutants: () => import('./mutants.mjs') };
await (others[process.argv[2]] ?? (() => import('./test.mjs')))();
