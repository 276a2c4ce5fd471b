import { faultsOfSubject, subjectsSinceMain } from './lib/commits.mjs';
import { root } from './lib/run.mjs';

// node scripts/check-commits.mjs           the subjects of the commits since main
// node scripts/check-commits.mjs <commit>  since another commit
const subjects = subjectsSinceMain(root, process.argv[2]);
if (!subjects) console.log('Commit subjects are not checked: main is not within reach here.');
for (const { commit, subject } of subjects ?? []) {
  for (const fault of faultsOfSubject(subject)) {
    console.log(`${commit} "${subject}" ${fault}.`);
    process.exitCode = 1;
  }
}
