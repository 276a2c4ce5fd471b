/** The database cannot be used as it is; the message is one sentence for whoever runs the server. */
export class CannotOpen extends Error {}
