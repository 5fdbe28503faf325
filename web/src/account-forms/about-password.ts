import { codeOfFailure } from "./auth-failure.ts";

/** Whether the failure is about the password that was chosen, so that it stands under that field. */
export function isAboutNewPassword(error: unknown): boolean {
  return ["weak_password", "same_password"].includes(codeOfFailure(error));
}

/** Whether the failure is about the password the learner has, so that it stands under that field. */
export function isAboutCurrentPassword(error: unknown): boolean {
  return ["current_password_required", "current_password_invalid"].includes(codeOfFailure(error));
}
