let account: string | undefined;

/** Whose things are kept from now on; nobody's, once they are logged out. */
export function keptIs(id: string | undefined): void {
  account = id;
}

/** The signed-in learner, on whose account everything is kept. */
export function keptFor(): string | undefined {
  return account;
}
