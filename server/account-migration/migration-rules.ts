/** Our own figures, not from the law (decision 0027). */
export const migrationRules = {
  /** From the proof of the old account to the online one: an evening and the next day. */
  startedHours: 24,
  /** From then until documents are approved, or a venue was visited. */
  provingDays: 30,
  /** Life of the token that signs in without the password. */
  accessTokenMinutes: 10,
  /** An unclaimed old account is deleted so long after its import. */
  keptDays: 730,
} as const
