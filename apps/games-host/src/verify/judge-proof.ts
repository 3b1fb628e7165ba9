import { isBetDefinition } from '#games/engines.ts'
import { verifyBetRound, verifyRound, type BetOutcome } from '#games/play-round.ts'
import type { GameOutcome } from '#games/kit/protocol/index.ts'
import type { Proof } from './read-proof.ts'

export type Verdict =
  | { readonly kind: 'secret' }
  | { readonly kind: 'unreadable' }
  | {
      readonly kind: 'match' | 'mismatch'
      readonly isCommitmentKept: boolean
      readonly isDefinitionSame: boolean
      readonly isOutcomeSame: boolean
      /** Recomputed here, not taken from the proof. */
      readonly outcome: GameOutcome | BetOutcome
    }

/** Plays the round again from its revealed seed and compares everything that the casino said. */
export function judgeProof(proof: Proof): Verdict {
  const { round, definition, commitment, clientSeed, serverSeed } = proof
  if (serverSeed === null) return { kind: 'secret' }
  try {
    const claim = {
      key: round.gameKey,
      clientSeed,
      nonce: round.nonce,
      serverSeedHex: serverSeed,
      commitment,
      definitionHash: round.definitionHash,
      claimedOutcome: round.outcome,
    }
    const stakeMinor = round.bet?.chosenStake.amountMinor ?? round.stake.amountMinor
    const verdict = isBetDefinition(definition)
      ? verifyBetRound({ ...claim, definition, stakeMinor, bet: round.bet?.bet })
      : verifyRound({ ...claim, definition, stakeMinor })
    const isWinSame =
      verdict.outcome.winMinor === round.win.amountMinor && verdict.outcome.stakeMinor === round.stake.amountMinor
    return {
      kind: verdict.isProven && isWinSame ? 'match' : 'mismatch',
      isCommitmentKept: verdict.isCommitmentKept,
      isDefinitionSame: verdict.isDefinitionSame === true,
      isOutcomeSame: verdict.isOutcomeSame === true && isWinSame,
      outcome: verdict.outcome,
    }
  } catch {
    return { kind: 'unreadable' }
  }
}
