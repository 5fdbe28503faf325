export const en = {
  codeToo: "Or enter this code where Salida asks for it:",
  life: "The link works once, for one hour; the code for ten minutes.",
  newPassword: "Set a new password",
  signup: {
    subject: "Confirm your e-mail for Salida",
    told: "Welcome to Salida. Confirm that this address is yours.",
    press: "Confirm my e-mail",
    stranger:
      "If you did not just sign up, do not confirm: somebody else chose the password, and without you nothing happens.",
  },
  taken: {
    subject: "You already have an account with Salida",
    told: "Somebody signed up with this address, perhaps you. You have an account already, and it is as it was.",
    press: "Log in",
    forgotten: "If you have forgotten your password, set a new one.",
    stranger: "If it was not you, there is nothing to do: nobody got in.",
  },
  recovery: {
    subject: "Set a new password for Salida",
    told: "Here you can set a new password for your account.",
    press: "Set a new password",
    stranger:
      "If you did not ask for this, there is nothing to do: your password stays as it is. Give the code to nobody.",
  },
  email_change_old: {
    subject: "Agree to your new e-mail for Salida",
    told: (newEmail: string) =>
      `Your account is about to move from this address to ${newEmail}. If you asked for that, agree here; the new address is asked as well.`,
    press: "Agree to the change",
    stranger:
      "If it was not you, do not agree: somebody else is in your account. Set a new password at once.",
  },
  email_change_new: {
    subject: "Confirm this address for Salida",
    told: "An account with Salida is about to move to this address. Confirm that it is yours; the old address is asked as well.",
    press: "Confirm this address",
    stranger: "If you know nothing of it, there is nothing to do: without you it stays as it is.",
  },
  reauthentication: {
    subject: "Your code for Salida",
    told: "Enter this code to show that it is you:",
    life: "It works once, for ten minutes.",
    stranger:
      "If you did not ask for it, somebody else is in your account. Give the code to nobody, and set a new password at once.",
  },
  password_changed: {
    subject: "Your password for Salida was changed",
    told: "The password of your account has just been changed.",
    stranger: "If that was you, all is well. If not, set a new one at once.",
  },
  email_changed: {
    subject: "Your e-mail for Salida was changed",
    told: (newEmail: string) =>
      `Your account is now at ${newEmail}. Salida will not write to this address any more.`,
    stranger:
      "If it was not you, somebody else can read this mailbox, for the change was agreed to from here. Change the mailbox's password, and tell whoever runs this Salida.",
  },
};
