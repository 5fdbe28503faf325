export const en = {
  life: "The link works once and expires after an hour.",
  codeToo: "Or enter this code where you are asked for it:",
  codeLife: "The code works for ten minutes. Don't give it to anyone.",
  newPassword: "Reset my password",
  signup: {
    subject: "Confirm your e-mail for Salida",
    told: "Welcome to Salida! Confirm that this address is yours, and your first exercise is waiting for you.",
    press: "Confirm my e-mail",
    stranger:
      "Didn't just sign up? Then don't confirm: somebody else chose the password. Ignore this e-mail and nothing happens.",
  },
  taken: {
    subject: "You already have a Salida account",
    told: "Somebody, perhaps you, signed up with this address. You already have an account, and nothing about it has changed.",
    press: "Log in",
    forgotten: "Forgot your password? Reset it here.",
    stranger: "If it wasn't you, there's nothing to do: nobody got in.",
  },
  wanted: {
    subject: "Somebody asked for your address at Salida",
    told: "Somebody tried to move another Salida account to this address. It already belongs to your account, so nothing has changed.",
    stranger: "If it was you: an address can only have one account. If it wasn't, there's nothing to do.",
  },
  recovery: {
    subject: "Reset your Salida password",
    told: "Choose a new password for your account here.",
    press: "Reset my password",
    stranger: "If you didn't ask for this, ignore this e-mail: your password stays the same.",
  },
  email_change_old: {
    subject: "Approve your new e-mail for Salida",
    told: (newEmail: string) =>
      `Your account is about to move from this address to ${newEmail}. If you asked for that, approve it here; we've written to the new address too.`,
    press: "Approve the change",
    stranger:
      "If it wasn't you, don't approve it: somebody else is in your account. Reset your password right away.",
  },
  email_change_new: {
    subject: "Confirm your new e-mail for Salida",
    told: "A Salida account is about to move to this address. Confirm that it's yours; we've written to the old address too.",
    press: "Confirm this address",
    stranger: "If you don't know what this is about, ignore this e-mail: without you nothing changes.",
  },
  reauthentication: {
    subject: "Your code for Salida",
    told: "Enter this code to show that it's you:",
    life: "It works once and expires after ten minutes.",
    stranger:
      "If you didn't ask for it, somebody else is in your account. Don't give the code to anyone, and reset your password right away.",
  },
  password_changed: {
    subject: "Your Salida password was changed",
    told: "The password of your account has just been changed.",
    stranger: "If that was you, all is well. If not, reset it right away.",
  },
  email_changed: {
    subject: "Your Salida e-mail was changed",
    told: (newEmail: string) =>
      `Your account has moved to ${newEmail}. Salida won't write to this address any more.`,
    stranger:
      "If it wasn't you, somebody else can read this inbox, because the change was approved from here. Change your inbox's password, and tell whoever runs this Salida.",
  },
};
