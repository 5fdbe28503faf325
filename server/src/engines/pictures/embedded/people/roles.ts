import { acts } from "./acts.ts";
import { everyday } from "./everyday-roles.ts";
import type { Role } from "./role.ts";
import { storied } from "./storied-roles.ts";
import { working } from "./working-roles.ts";

const all = { ...everyday, ...working, ...storied };

export type RoleName = keyof typeof all;

/** Everybody who can be in a picture. */
export const roles: Record<RoleName, Role> = all;

/** The icons that somebody may have in a hand. */
export const heldIcons: string[] = Object.values(acts).flatMap((act) => ("icon" in act ? [act.icon] : []));
