import type { VenueKind } from '#contract/shapes/places.ts'
import type { TermsGate } from '#server/content/index.ts'
import type { ExclusionGate } from '#server/exclusion/index.ts'
import { refuse, type Judged } from '#server/kernel/index.ts'
import type { StakeToJudge, StakeGate } from '#server/limits/index.ts'

type GateNeeds = {
  readonly hourLossMaxOf: (gameKey: string) => number | null
  /** Whether the session that a game was opened from is valid; play extends it. */
  readonly keepSignedIn: (playerSessionId: string) => true | Promise<boolean>
  /**
   * Refuses by the law of accounts: a player who is not verified where that is required, or whose temporary account has
   * ended.
   */
  readonly judgeAccount: (playerId: number, stakeMinor: number) => Judged
  /** Refuses a player who has not accepted the terms in force. */
  readonly judgeTerms: TermsGate
}

/**
 * The checks before a stake: the session, then exclusion, because it says more than a limit does, then the terms, the
 * account and the limits. Synchronous while all of them are cached.
 */
export function joinGates(
  exclusion: ExclusionGate,
  limits: StakeGate,
  { hourLossMaxOf, keepSignedIn, judgeTerms, judgeAccount }: GateNeeds,
): Pick<StakeGate, 'judgeStake' | 'judgeAfresh' | 'holdStake'> {
  const boundOf = (gameKey: string | undefined) => (gameKey === undefined ? null : hourLossMaxOf(gameKey))
  const mustBeSignedIn = (playerSessionId: string | null | undefined): Judged => {
    const kept = playerSessionId ? keepSignedIn(playerSessionId) : true
    return kept === true ? undefined : kept.then((isKept) => (isKept ? undefined : refuse('ERR_GAME_SESSION_ENDED')))
  }
  return {
    judgeStake: (asked) =>
      inTurn(mustBeSignedIn(asked.playerSessionId), () =>
        inTurn(exclusion.judgeStake({ ...asked, hourLossMaxMinor: boundOf(asked.gameKey) }), () =>
          inTurn(judgeTerms(asked.playerId, { sessionId: asked.playerSessionId }), () =>
            inTurn(judgeAccount(asked.playerId, asked.stakeMinor), () => limits.judgeStake(asked)),
          ),
        ),
      ),
    judgeAfresh: async (asked) => {
      const bounded = { ...asked, hourLossMaxMinor: boundOf(asked.gameKey) }
      for (const gate of stakeGates) await gate({ exclusion, limits, judgeTerms, judgeAccount }, bounded)
    },
    holdStake: limits.holdStake,
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
  asked: StakeToJudge & {
    readonly hourLossMaxMinor: number | null
    readonly venueKind?: VenueKind
    /** A sign-in at a terminal, whose session is not there yet. */
    readonly isSignIn?: boolean
  },
) => Promise<void>

/** The checks before a stake that is not cached, in this order. */
export const stakeGates: readonly StakeGateAfresh[] = [
  ({ exclusion }, asked) => exclusion.judgeAfresh(asked),
  async ({ judgeTerms }, { playerId, playerSessionId, isSignIn }) =>
    judgeTerms(playerId, { sessionId: playerSessionId, isSignIn }),
  async ({ judgeAccount }, { playerId, stakeMinor }) => judgeAccount(playerId, stakeMinor),
  ({ limits }, asked) => limits.judgeAfresh(asked),
]

/** Runs the next check once the one before it allows the stake. */
function inTurn(judged: Judged, next: () => Judged): Judged {
  return judged ? judged.then(next) : next()
}
