import { admits, type Access, type Role } from '../language/roles.ts';

/** Whom a layer of the map is for, the widest first. */
export const audiences = ['Everyone', 'Signed-in', 'Staff'] as const;
export type Audience = (typeof audiences)[number];

const accessOf: Record<Audience, Access> = { Everyone: 'open', 'Signed-in': 'signed-in', Staff: 'staff' };

/** The audiences that somebody belongs to; `undefined` is a visitor who has not signed in. */
export const audiencesOf = (held: readonly Role[] | undefined): Audience[] =>
  audiences.filter((audience) => admits(accessOf[audience], held));
