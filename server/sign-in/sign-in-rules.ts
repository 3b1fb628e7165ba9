/** After how many consecutive bad attempts further ones are blocked, and for how long. */
export type AttemptRule = {
  /** This many bad attempts are allowed; the last of them blocks. */
  readonly freeAttempts: number
  readonly firstDelaySeconds: number
  /** Each further bad attempt doubles the delay, up to this. */
  readonly delaySecondsMax: number
  /** After so long without an attempt the count is reset. */
  readonly forgetSeconds: number
}

export type SessionRule = { readonly idleMinutes: number; readonly absoluteMinutes: number }

export type SignInRules = {
  readonly attempts: {
    /** Of one source, or of one known device, on one account. */
    readonly account: AttemptRule
    /** Of all strangers together on one account: they never block a known device of the owner. */
    readonly strangers: AttemptRule
    /** The same for proofs with few possible values: PINs and codes. */
    readonly strangersOfShort: AttemptRule
    /** Requests of one source whose answer reveals whether somebody has an account: a household makes a few. */
    readonly questions: AttemptRule
    /** Of the source address: many people may share one, so it allows more. */
    readonly source: AttemptRule
  }
  readonly playerSession: SessionRule & {
    /** Above this maximum a session is ERR_OTHER_SESSION_IS_ACTIVE. */
    readonly openSessionsMax: number
  }
  readonly staffSession: SessionRule
  readonly oneTimePassword: { readonly minutes: number; readonly attempts: number }
  readonly playerPasskey: { readonly challengeMinutes: number; readonly passkeysMax: number }
  readonly passwordResetMinutes: number
  /** Minimum time between two letters of one kind to one person. */
  readonly secondsBetweenLetters: number
  readonly accessTokenDays: number
  readonly staffChallengeMinutes: number
  /** Life of the link of an invitation or a reset. */
  readonly staffLinkHours: number
}

/** Our own figures; the specification names the codes without values. */
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
  playerPasskey: { challengeMinutes: 5, passkeysMax: 20 },
  passwordResetMinutes: 30,
  secondsBetweenLetters: 60,
  accessTokenDays: 30,
  staffChallengeMinutes: 5,
  staffLinkHours: 24,
}
