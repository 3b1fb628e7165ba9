/** When bad attempts in a row stop further ones, and for how long. */
export type AttemptRule = {
  /** So many bad attempts are free of consequence but the last. */
  readonly freeAttempts: number
  readonly firstDelaySeconds: number
  /** Each further bad attempt doubles the delay, up to this. */
  readonly delaySecondsMax: number
  /** After so long without an attempt the count starts again. */
  readonly forgetSeconds: number
}

export type SessionRule = { readonly idleMinutes: number; readonly absoluteMinutes: number }

export type SignInRules = {
  readonly attempts: {
    /** Of one source, or of one known device, on one account. */
    readonly account: AttemptRule
    /** Of all strangers together on one account: nothing that they do stops a known device of the owner. */
    readonly strangers: AttemptRule
    /** The same where there are few values to guess: PINs and codes. */
    readonly strangersOfShort: AttemptRule
    /** Questions whose answer tells whether somebody has an account, of one source: a household asks a few. */
    readonly questions: AttemptRule
    /** Of the source address: many people may share one, so it admits more. */
    readonly source: AttemptRule
  }
  readonly playerSession: SessionRule & {
    /** One more open session than this is ERR_OTHER_SESSION_IS_ACTIVE. */
    readonly openSessionsMax: number
  }
  readonly staffSession: SessionRule
  readonly oneTimePassword: { readonly minutes: number; readonly attempts: number }
  readonly passwordResetMinutes: number
  /** A letter of one kind goes to one person at most this often. */
  readonly secondsBetweenLetters: number
  readonly accessTokenDays: number
  readonly staffChallengeMinutes: number
  /** Of the link of an invitation or a reset. */
  readonly staffLinkHours: number
}

/** Our own figures; the specification names the codes and shows no values. */
export const signInRules: SignInRules = {
  attempts: {
    account: { freeAttempts: 5, firstDelaySeconds: 60, delaySecondsMax: 3600, forgetSeconds: 86_400 },
    strangers: { freeAttempts: 50, firstDelaySeconds: 60, delaySecondsMax: 3600, forgetSeconds: 86_400 },
    strangersOfShort: { freeAttempts: 15, firstDelaySeconds: 60, delaySecondsMax: 3600, forgetSeconds: 86_400 },
    questions: { freeAttempts: 20, firstDelaySeconds: 600, delaySecondsMax: 3600, forgetSeconds: 3600 },
    source: { freeAttempts: 50, firstDelaySeconds: 60, delaySecondsMax: 3600, forgetSeconds: 3600 },
  },
  playerSession: { idleMinutes: 30, absoluteMinutes: 12 * 60, openSessionsMax: 25 },
  staffSession: { idleMinutes: 15, absoluteMinutes: 10 * 60 },
  oneTimePassword: { minutes: 5, attempts: 5 },
  passwordResetMinutes: 30,
  secondsBetweenLetters: 60,
  accessTokenDays: 30,
  staffChallengeMinutes: 5,
  staffLinkHours: 24,
}
