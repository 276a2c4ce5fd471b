import { execFileSync } from 'node:child_process';

const MOST = 72;
/** Words that end like another form of a verb, and are none. */
const imperative = new Set(
  'bleed breed embed exceed feed heed need proceed seed shed speed succeed bring cling ping ring sing string swing'.split(
    ' ',
  ),
);
const noVerb = new Set(
  'a an the this that these those it its there now no not all some we i is are was were has'.split(' '),
);

/** What is wrong with the subject of a commit, in words; nothing where it is as CONTRIBUTING.md asks. */
export function faultsOfSubject(subject) {
  const first = /^[\p{L}-]+/u.exec(subject)?.[0].toLowerCase() ?? '';
  const isRevert = subject.startsWith('Revert "');
  return [
    !isRevert && [...subject].length > MOST && `is longer than ${MOST} characters`,
    subject.endsWith('.') && 'ends with a full stop',
    !/^\p{Lu}/u.test(subject) && 'does not begin with a capital letter',
    isOtherForm(first) && `does not begin with an imperative: '${first}'`,
  ].filter(Boolean);
}

/** By its look alone: 'Added', 'Adding', 'Adds', or a word that is no verb. */
const isOtherForm = (word) =>
  noVerb.has(word) || (!imperative.has(word) && (/(ed|ing)$/.test(word) || /[^aisu]s$/.test(word)));

/**
 * The subjects of the commits since main, merges left out: since `base`, or else the main of origin, or else the one that is here.
 * Undefined where Git cannot tell: there is no repository, no main, or the clone is too shallow to reach it.
 */
export function subjectsSinceMain(folder, base) {
  const bases = base ? [base] : ['origin/main', 'main'];
  const known = bases.find((name) => git(folder, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`));
  if (base && !known) throw new Error(`There is no commit ${base}.`);
  if (!known || !git(folder, 'merge-base', known, 'HEAD')) return undefined;
  const commits = git(folder, 'log', '--no-merges', '--format=%h %s', `${known}..HEAD`) ?? '';
  return commits
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ commit: line.slice(0, line.indexOf(' ')), subject: line.slice(line.indexOf(' ') + 1) }));
}

/** What Git prints; undefined where it fails, or is not installed. */
function git(folder, ...args) {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
