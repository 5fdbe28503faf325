const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How much of something is let through in a time. */
export interface Rule {
  /** What is counted, as the operator reads it. */
  what: string;
  /** Whose are counted together. */
  per: "network address" | "mailbox" | "account" | "server";
  most: number;
  /** Seconds, from the first one that was counted. */
  within: number;
  /** Whether it is mail that is counted. */
  mail?: true;
}

/** All that is limited; docs/operating.md has the same table. */
export const rules = {
  /** For a network address, as `networkOf` tells it. */
  "sign-up": perNetwork("sign-ups"),
  "sign-in": perNetwork("sign-ins with a password"),
  refresh: perNetwork("sessions renewed", 150),
  verify: perNetwork("links and codes from mails"),
  recover: perNetwork("times a new password is asked for"),
  resend: perNetwork("times a mail is asked for again"),
  update: perNetwork("changes to an account, and codes asked for to make one"),
  "human-check": perNetwork("human checks", 60),

  /** For a mailbox, whoever asks and whether or not anybody has it. */
  "password-tries": {
    what: "passwords tried; the right one starts over",
    per: "mailbox",
    most: 50,
    within: hour,
  },
  "code-tries": { what: "codes tried", per: "mailbox", most: 20, within: hour },
  /** Takes the kind and the mailbox, with a blank between. */
  "mail-spacing": { what: "mails of one kind", per: "mailbox", most: 1, within: minute, mail: true },
  "mail-day": { what: "mails", per: "mailbox", most: 20, within: day, mail: true },

  /** For an account's id. */
  "secret-tries": { what: "current passwords and codes tried", per: "account", most: 20, within: hour },
  "email-changes": { what: "changes of address", per: "account", most: 10, within: day },
  exports: { what: "exports", per: "account", most: 20, within: day },

  /** For all together: takes the same word each time. */
  "mail-server": { what: "mails", per: "server", most: 2_000, within: hour, mail: true },
} as const satisfies Record<string, Rule>;

function perNetwork(what: string, most = 30): Rule {
  return { what, per: "network address", most, within: 5 * minute };
}
