import { verifyRound } from '#games/play-round.ts'
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
      readonly outcome: GameOutcome
    }

/** Plays the round again from its revealed seed and compares everything that the casino said. */
export function judgeProof(proof: Proof): Verdict {
  const { round, definition, commitment, clientSeed, serverSeed } = proof
  if (serverSeed === null) return { kind: 'secret' }
  try {
    const verdict = verifyRound({
      key: round.gameKey,
      definition,
      stakeMinor: round.stake.amountMinor,
      clientSeed,
      nonce: round.nonce,
      serverSeedHex: serverSeed,
      commitment,
      definitionHash: round.definitionHash,
      claimedOutcome: round.outcome,
    })
    const isWinSame = verdict.outcome.winMinor === round.win.amountMinor
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
