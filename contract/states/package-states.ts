/**
 * States of a version of a package for the authority. `held`: rejected by our own check. `ready`: to be handed over. `handed`:
 * received by the authority. `replaced`: there is a higher version for its period.
 */
export const PACKAGE_STATES = ['held', 'ready', 'handed', 'accepted', 'rejected', 'replaced'] as const
export type PackageState = (typeof PACKAGE_STATES)[number]

export const packageMoves = {
  /** By our own check, after an earlier package was corrected. */
  hold: { from: ['ready'], to: 'held' },
  free: { from: ['held'], to: 'ready' },
  hand: { from: ['ready'], to: 'handed' },
  accept: { from: ['ready', 'handed', 'accepted', 'rejected'], to: 'accepted' },
  /** Also an accepted one: after a correction the authority checks later packages again. */
  reject: { from: ['ready', 'handed', 'accepted', 'rejected'], to: 'rejected' },
  /** The same sealed bytes again. */
  resend: { from: ['handed', 'rejected'], to: 'ready' },
  /** A new version for the period, made from the present books. */
  correct: { from: ['held', 'ready', 'handed', 'accepted', 'rejected'], to: 'replaced' },
} as const satisfies Record<string, { from: readonly PackageState[]; to: PackageState }>

export type PackageMove = keyof typeof packageMoves

/** Checked by the server before it writes and by the screen before it offers the move. */
export function packageCan(move: PackageMove, state: PackageState): boolean {
  const from: readonly PackageState[] = packageMoves[move].from
  return from.includes(state)
}
