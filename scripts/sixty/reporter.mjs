export const FILE_ENDED = 'file ended ';

/** Tells on a line of its own what became of the tests of each file when it ends: one that cannot be loaded failed, whatever it would test. */
export default class Reporter {
  onTestModuleEnd(module) {
    const tests = [...module.children.allTests()].map((test) => ({
      fullName: test.fullName,
      status: test.result().state,
      meta: test.meta(),
    }));
    const told = tests.length > 0 || module.ok() ? tests : [{ fullName: '', status: 'failed', meta: {} }];
    console.log(`${FILE_ENDED}${JSON.stringify({ file: module.moduleId, tests: told })}`);
  }
}
