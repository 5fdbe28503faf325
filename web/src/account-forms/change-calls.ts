import { askAuth } from "#session/session.ts";

/** Sets a new password. A learner who came by a link to do so needs not tell the one they had. */
export function changePassword(password: string, current?: string) {
  return askAuth((auth) =>
    auth.updateUser({ password, ...(current !== undefined && { current_password: current }) }),
  );
}

/** Asks for another address. Both mailboxes get a mail, and have to agree. */
export function changeEmail(email: string, current: string) {
  const emailRedirectTo = `${location.origin}/confirm`;
  return askAuth((auth) => auth.updateUser({ email, current_password: current }, { emailRedirectTo }));
}

/** Ends every session of the learner but this one. */
export function signOutOthers() {
  return askAuth(async (auth) => ({ data: null, ...(await auth.signOut({ scope: "others" })) }));
}

/** Takes over what another browser has made of a change that waited here for both mailboxes. */
export function followChange(newEmail: string) {
  return askAuth(async (auth) => {
    const { data, error } = await auth.getUser();
    if (error || data.user.new_email === newEmail) return { data: null, error };
    return auth.refreshSession();
  });
}

/** Keeps with the account how the learner is called and shown; null takes a drawing away. */
export function changeShown(name: string, avatar: string | null) {
  return askAuth((auth) => auth.updateUser({ data: { name, avatar } }));
}
