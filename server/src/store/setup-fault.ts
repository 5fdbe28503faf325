/** Something the operator has to mend; its message is the one line they read. */
export class SetupFault extends Error {
  override name = "SetupFault";
}
