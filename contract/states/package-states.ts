/**
 * A version of a package for the authority. `held`: our own check refuses it. `ready`: to be handed over. `handed`: the authority has it.
 * `replaced`: a higher version of its period was made.
 */
export const PACKAGE_STATES = ['held', 'ready', 'handed', 'accepted', 'rejected', 'replaced'] as const
export type PackageState = (typeof PACKAGE_STATES)[number]

export const packageMoves = {
  /** Our own check, after something before it was corrected. */
  hold: { from: ['ready'], to: 'held' },
  free: { from: ['held'], to: 'ready' },
  hand: { from: ['ready'], to: 'handed' },
  accept: { from: ['ready', 'handed', 'accepted', 'rejected'], to: 'accepted' },
  /** Also of an accepted one: the authority judges later packages again after a correction. */
  reject: { from: ['ready', 'handed', 'accepted', 'rejected'], to: 'rejected' },
  /** The same sealed bytes, once more. */
  resend: { from: ['handed', 'rejected'], to: 'ready' },
  /** A new version of the period, made from the books of now. */
  correct: { from: ['held', 'ready', 'handed', 'accepted', 'rejected'], to: 'replaced' },
} as const satisfies Record<string, { from: readonly PackageState[]; to: PackageState }>

export type PackageMove = keyof typeof packageMoves

/** Checked by the server before it writes and by the screen before it offers the move. */
export function packageCan(move: PackageMove, state: PackageState): boolean {
  const from: readonly PackageState[] = packageMoves[move].from
  return from.includes(state)
}
