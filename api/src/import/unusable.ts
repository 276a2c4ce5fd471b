/** An import that cannot begin: the file, the mapping or the command. The message is one sentence for whoever runs it. */
export class Unusable extends Error {}
