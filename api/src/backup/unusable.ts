/** A backup or a restore that cannot be: the message is one sentence for whoever runs it. */
export class UnusableBackup extends Error {}
