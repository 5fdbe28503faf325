/** A room and what it may import beside itself. */
export interface Fence {
  /** The folder or file, from the root. */
  path: string;
  /** Rooms of ours: a workspace ("rules"), a room of the same side ("#store"), or one file of either. */
  rooms: readonly string[];
  /** Packages, with what stands under them; "node" is Node's own. */
  others: readonly string[];
  /** What somebody is told who breaks it. */
  why: string;
}
