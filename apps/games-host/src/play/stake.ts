import { firstStake, stepStake } from './choose-stake.ts'
import type { SessionState } from './play-calls.ts'

type Needs = {
  readonly session: Pick<SessionState, 'stakes' | 'defaultStake'>
  /** Storage key of the choice. */
  readonly place: string
  /** While there are free rounds, the next stake is theirs and cannot be chosen. Omitted: never. */
  readonly free?: { readonly stakeMinor: number | undefined }
}

/** The stake of the next round. */
export function createStake({ session: { stakes, defaultStake }, place, free }: Needs) {
  let chosenMinor = firstStake(stakes, defaultStake, localStorage.getItem(place))
  const isChosen = (): boolean => free?.stakeMinor === undefined
  return {
    get nextMinor(): number {
      return free?.stakeMinor ?? chosenMinor
    },
    get canDown(): boolean {
      return isChosen() && chosenMinor > (stakes[0] ?? 0)
    },
    get canUp(): boolean {
      return isChosen() && chosenMinor < (stakes.at(-1) ?? 0)
    },
    /** True when there is another stake in that direction. */
    step(direction: 1 | -1): boolean {
      const next = stepStake(stakes, chosenMinor, direction)
      if (!isChosen() || next === chosenMinor) return false
      chosenMinor = next
      localStorage.setItem(place, String(next))
      return true
    },
  }
}
