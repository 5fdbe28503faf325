const refusals = {
  anonymous_provider_disabled: [422, "Anonymous sign-ins are disabled"],
  bad_json: [400, "Could not read the body as JSON"],
  bad_jwt: [403, "invalid JWT: unable to parse or verify signature"],
  captcha_failed: [400, "captcha protection: request disallowed (no captcha_token found)"],
  conflict: [409, "Something was changed at the same moment, please try again"],
  current_password_invalid: [400, "Current password is not right"],
  current_password_required: [400, "Current password required when setting new password."],
  email_exists: [422, "A user with this email address has already been registered"],
  email_not_confirmed: [400, "Email not confirmed"],
  invalid_credentials: [400, "Invalid login credentials"],
  no_authorization: [401, "This endpoint requires a valid Bearer token"],
  not_admin: [403, "Updating app_metadata requires admin privileges"],
  not_found: [404, "Nothing here"],
  otp_expired: [403, "Email link is invalid or has expired"],
  over_email_send_rate_limit: [429, "email rate limit exceeded"],
  over_request_rate_limit: [429, "Request rate limit reached"],
  reauthentication_needed: [400, "Reauthentication required to change the email address"],
  reauthentication_not_valid: [422, "Nonce has expired or is invalid"],
  refresh_token_already_used: [400, "Invalid Refresh Token: Already Used"],
  refresh_token_not_found: [400, "Invalid Refresh Token: Refresh Token Not Found"],
  request_entity_too_large: [413, "Request body too large"],
  same_password: [422, "New password should be different from the old password."],
  session_expired: [400, "Invalid Refresh Token: Session Expired (Inactivity)"],
  session_not_found: [403, "Session from session_id claim in JWT does not exist"],
  unavailable: [503, "Cannot serve now"],
  unexpected_failure: [500, "Unexpected failure, please try again later"],
  signup_disabled: [422, "Signups not allowed for this instance"],
  user_already_exists: [422, "User already registered"],
  user_not_found: [403, "User from sub claim in JWT does not exist"],
  validation_failed: [400, "The request is not valid"],
  weak_password: [422, "Password is too weak"],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type AuthRefusalCode = keyof typeof refusals;

export interface AuthRefusalFacts {
  /** Where the code's usual text does not tell enough. */
  message?: string;
  status?: number;
  /** What makes a password weak: "length", "pwned" or both. */
  reasons?: readonly string[];
  /** Whole seconds after which it is worth another try. */
  retryAfter?: number;
}

/** A refusal in the auth service's own codes and texts; these calls do not speak problem details. */
export class AuthRefusal extends Error {
  override name = "AuthRefusal";
  readonly code: AuthRefusalCode;
  readonly status: number;
  readonly facts: AuthRefusalFacts;

  constructor(code: AuthRefusalCode, facts: AuthRefusalFacts = {}) {
    super(facts.message ?? refusals[code][1]);
    this.code = code;
    this.status = facts.status ?? refusals[code][0];
    this.facts = facts;
  }
}
