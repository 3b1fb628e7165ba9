/**
 * States of a version of a package for the authority. `held`: rejected by our own check. `ready`: to be handed over. `handed`:
 * received by the authority. `replaced`: there is a higher version for its period.
 */
export const PACKAGE_STATES = ['held', 'ready', 'handed', 'accepted', 'rejected', 'replaced'] as const
export type PackageState = (typeof PACKAGE_STATES)[number]

export const packageMoves = {
  /** By our own check, after an earlier package was corrected. */
  hold: { from: ['ready'], to: 'held' },
  /**
   * By our own check too, when it no longer refuses the package: one that the authority refused is handed over again, because the
   * authority reports only what it refuses (CZ-34).
   */
  free: { from: ['held', 'rejected'], to: 'ready' },
  hand: { from: ['ready'], to: 'handed' },
  accept: { from: ['ready', 'handed', 'accepted', 'rejected'], to: 'accepted' },
  /** Also an accepted one: after a correction the authority checks later packages again. */
  reject: { from: ['ready', 'handed', 'accepted', 'rejected'], to: 'rejected' },
  /** The same sealed bytes again. */
  resend: { from: ['handed', 'rejected'], to: 'ready' },
  /** A new version for the period, made from the present books. */
  correct: { from: ['held', 'ready', 'handed', 'accepted', 'rejected'], to: 'replaced' },
} as const satisfies Record<string, { from: readonly PackageState[]; to: PackageState }>

/**
 * Our own check of a package after an earlier one was corrected or refused (CZ-34). It does not change what the authority said: an
 * accepted package that is `refused` here may be refused by the authority any moment.
 */
export const CHECKS_AGAIN = ['waiting', 'passed', 'refused'] as const
export type CheckAgain = (typeof CHECKS_AGAIN)[number]

export type PackageMove = keyof typeof packageMoves

/** Checked by the server before it writes and by the screen before it offers the move. */
export function packageCan(move: PackageMove, state: PackageState): boolean {
  const from: readonly PackageState[] = packageMoves[move].from
  return from.includes(state)
}
