import type { TermsGate } from '#server/content/index.ts'
import type { ExclusionGate } from '#server/exclusion/index.ts'
import { refuse, type Judged } from '#server/kernel/index.ts'
import type { StakeToJudge, StakeGate } from '#server/limits/index.ts'

type GateNeeds = {
  readonly hourLossMaxOf: (gameKey: string) => number | null
  /** Whether the sign-in that a game was opened from lives; playing keeps it from running out. */
  readonly keepSignedIn: (playerSessionId: string) => true | Promise<boolean>
  /** Refuses by the law of accounts: who is not verified where that is asked for, or whose temporary account is over. */
  readonly judgeAccount: (playerId: number, stakeMinor: number) => Judged
  /** Refuses who has not accepted the terms that are in force now. */
  readonly judgeTerms: TermsGate
}

/**
 * One question before a stake: is the player still signed in, then exclusion, because it says more than a limit does, then
 * the terms, the account and the limits. While memory answers all of them nothing is waited for.
 */
export function joinGates(
  exclusion: ExclusionGate,
  limits: StakeGate,
  { hourLossMaxOf, keepSignedIn, judgeTerms, judgeAccount }: GateNeeds,
): Pick<StakeGate, 'judgeStake' | 'judgeAfresh'> {
  const boundOf = (gameKey: string | undefined) => (gameKey === undefined ? null : hourLossMaxOf(gameKey))
  const mustBeSignedIn = (playerSessionId: string | null | undefined): Judged => {
    const kept = playerSessionId ? keepSignedIn(playerSessionId) : true
    return kept === true ? undefined : kept.then((isKept) => (isKept ? undefined : refuse('ERR_GAME_SESSION_ENDED')))
  }
  return {
    judgeStake: (asked) =>
      inTurn(mustBeSignedIn(asked.playerSessionId), () =>
        inTurn(exclusion.judgeStake({ ...asked, hourLossMaxMinor: boundOf(asked.gameKey) }), () =>
          inTurn(judgeTerms(asked.playerId), () =>
            inTurn(judgeAccount(asked.playerId, asked.stakeMinor), () => limits.judgeStake(asked)),
          ),
        ),
      ),
    judgeAfresh: async (asked) => {
      const bounded = { ...asked, hourLossMaxMinor: boundOf(asked.gameKey) }
      for (const gate of stakeGates) await gate({ exclusion, limits, judgeTerms, judgeAccount }, bounded)
    },
  }
}

type StakeKeepers = {
  readonly exclusion: Pick<ExclusionGate, 'judgeAfresh'>
  readonly limits: Pick<StakeGate, 'judgeAfresh'>
  readonly judgeTerms: TermsGate
  readonly judgeAccount: GateNeeds['judgeAccount']
}
type StakeGateAfresh = (
  keepers: StakeKeepers,
  asked: StakeToJudge & { readonly hourLossMaxMinor: number | null },
) => Promise<void>

/** What is asked before a stake where memory does not answer, in this order. */
export const stakeGates: readonly StakeGateAfresh[] = [
  ({ exclusion }, asked) => exclusion.judgeAfresh(asked),
  async ({ judgeTerms }, { playerId }) => judgeTerms(playerId),
  async ({ judgeAccount }, { playerId, stakeMinor }) => judgeAccount(playerId, stakeMinor),
  ({ limits }, asked) => limits.judgeAfresh(asked),
]

/** The next question, once the one before it lets the stake pass. */
function inTurn(judged: Judged, next: () => Judged): Judged {
  return judged ? judged.then(next) : next()
}
