import type { ExclusionGate } from '#server/exclusion/index.ts'
import { refuse } from '#server/kernel/index.ts'
import type { StakeGate } from '#server/limits/index.ts'

type GateNeeds = {
  readonly hourLossMaxOf: (gameKey: string) => number | null
  /** Whether the sign-in that a game was opened from lives; playing keeps it from running out. */
  readonly keepSignedIn: (playerSessionId: string) => Promise<boolean>
  /** Refuses by the law of accounts: who is not verified where that is asked for, or whose temporary account is over. */
  readonly judgeAccount: (playerId: number, stakeMinor: number) => Promise<void>
}

/**
 * One question before a stake: is the player still signed in, then exclusion, because it says more than a limit does, then
 * the account, then the limits.
 */
export function joinGates(
  exclusion: ExclusionGate,
  limits: StakeGate,
  { hourLossMaxOf, keepSignedIn, judgeAccount }: GateNeeds,
): Pick<StakeGate, 'judgeStake' | 'judgeAfresh'> {
  const boundOf = (gameKey: string | undefined) => (gameKey === undefined ? null : hourLossMaxOf(gameKey))
  return {
    judgeStake: async (asked) => {
      const { playerSessionId } = asked
      if (playerSessionId && !(await keepSignedIn(playerSessionId))) refuse('ERR_GAME_SESSION_ENDED')
      await exclusion.judgeStake({ ...asked, hourLossMaxMinor: boundOf(asked.gameKey) })
      await judgeAccount(asked.playerId, asked.stakeMinor)
      await limits.judgeStake(asked)
    },
    judgeAfresh: async (asked) => {
      await exclusion.judgeAfresh({ ...asked, hourLossMaxMinor: boundOf(asked.gameKey) })
      await judgeAccount(asked.playerId, asked.stakeMinor)
      await limits.judgeAfresh(asked)
    },
  }
}
