import { SettingsError } from './config.ts';
import { CannotOpen } from './database/cannot-open.ts';

/** Runs a command. What its caller can mend ends it with the words of the error and status 1: settings, the database, and errors of `another` class. */
export async function endInWords(run: () => Promise<unknown>, another: new (...given: never[]) => Error = CannotOpen) {
  try {
    await run();
  } catch (error) {
    if (![SettingsError, CannotOpen, another].some((kind) => error instanceof kind)) throw error;
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
