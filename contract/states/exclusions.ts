/** Kinds of exclusions, which keep a person from playing. Signing in, withdrawing and closing the account stay possible. */
export const EXCLUSION_KINDS = ['register', 'screening', 'self', 'panic', 'break', 'staff'] as const
export type ExclusionKind = (typeof EXCLUSION_KINDS)[number]

export const EXCLUSION_SOURCES = ['register', 'web', 'game', 'kiosk', 'terminal', 'staff', 'rule'] as const
export type ExclusionSource = (typeof EXCLUSION_SOURCES)[number]

export const EXCLUSION_END_REASONS = ['time', 'register-answer', 'staff', 'replaced', 'another-person'] as const
export type ExclusionEndReason = (typeof EXCLUSION_END_REASONS)[number]

type Facts = { readonly startedBy: 'register' | 'player' | 'rule' | 'staff'; readonly endedByStaff: EndRule }

/** When staff may end it early: at any time, never, or after the minimum term of the market's law. */
type EndRule = 'any-time' | 'never' | 'after-least-term'

export const exclusionFacts = {
  register: { startedBy: 'register', endedByStaff: 'never' },
  screening: { startedBy: 'register', endedByStaff: 'never' },
  self: { startedBy: 'player', endedByStaff: 'after-least-term' },
  panic: { startedBy: 'player', endedByStaff: 'never' },
  break: { startedBy: 'rule', endedByStaff: 'never' },
  staff: { startedBy: 'staff', endedByStaff: 'any-time' },
} as const satisfies Record<ExclusionKind, Facts>

export type Standing = {
  readonly kind: ExclusionKind
  readonly from: Date
  readonly until: Date | null
  readonly endedAt: Date | null
}

/** Whether it is in force at an instant. */
export function isInForce({ from, until, endedAt }: Omit<Standing, 'kind'>, now: Date): boolean {
  return from <= now && (endedAt === null || endedAt > now) && (until === null || until > now)
}

/**
 * From when staff may end it, or null for never. Checked by the server before it writes and by the back office before it
 * shows a button. An exclusion of the player's choice with an end lasts until that end; one without an end lasts at least the minimum term.
 * @param leastTermEndsAt end of the market's minimum term, counted from the beginning
 */
export function endableByStaffFrom({ kind, from, until }: Standing, leastTermEndsAt: Date): Date | null {
  const rule: EndRule = exclusionFacts[kind].endedByStaff
  if (rule === 'never') return null
  if (rule === 'any-time') return from
  return until === null ? leastTermEndsAt : null
}
