export function faultsOfSubject(subject: string): string[];
export function subjectsSinceMain(folder: string, base?: string): { commit: string; subject: string }[] | undefined;
