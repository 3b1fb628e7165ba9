import { bytesOfHex } from './bytes.ts'
import { commitmentOf } from './commitment.ts'
import { canonicalJson, definitionHashOf } from './definition-hash.ts'

/** What a player holds after the reveal: all of it is public by then. */
export type RoundClaim<Definition> = {
  readonly key: string
  readonly definition: Definition
  readonly stakeMinor: number
  readonly clientSeed: string
  readonly nonce: number
  /** Revealed, 64 hex digits. */
  readonly serverSeedHex: string
  /** Shown before the round, 64 hex digits. */
  readonly commitment: string
  /** The definition's hash as it was shown with the round. */
  readonly definitionHash?: string
  /** What the casino says the outcome was. */
  readonly claimedOutcome?: unknown
}

export type RoundVerdict<Outcome> = {
  /** All that was given agrees. */
  readonly isProven: boolean
  /** The revealed seed is the one that was committed to before the round. */
  readonly isCommitmentKept: boolean
  /** The definition is the one that the round was played with; absent when no hash was given. */
  readonly isDefinitionSame?: boolean
  /** The casino's outcome is the recomputed one; absent when none was given. */
  readonly isOutcomeSame?: boolean
  readonly definitionHash: string
  readonly outcome: Outcome
}

type Play<Definition, Outcome> = (input: {
  key: string
  definition: Definition
  definitionHash: string
  stakeMinor: number
  serverSeed: Uint8Array
  clientSeed: string
  nonce: number
}) => Outcome

/**
 * Recomputes a round with `play` from the revealed seed and compares. It believes nothing that it is given: the hash of
 * the definition and the commitment are computed again. Refuses malformed seeds.
 */
export function verifyRound<Definition, Outcome>(
  play: Play<Definition, Outcome>,
  claim: RoundClaim<Definition>,
): RoundVerdict<Outcome> {
  const { key, definition, stakeMinor, clientSeed, nonce } = claim
  const serverSeed = bytesOfHex(claim.serverSeedHex)
  const definitionHash = definitionHashOf(definition)
  const outcome = play({ key, definition, definitionHash, stakeMinor, serverSeed, clientSeed, nonce })
  const isCommitmentKept = commitmentOf(serverSeed) === claim.commitment.toLowerCase()
  const isDefinitionSame = claim.definitionHash === undefined ? undefined : claim.definitionHash === definitionHash
  const isOutcomeSame =
    claim.claimedOutcome === undefined ? undefined : canonicalJson(claim.claimedOutcome) === canonicalJson(outcome)
  return {
    isProven: isCommitmentKept && isDefinitionSame !== false && isOutcomeSame !== false,
    isCommitmentKept,
    ...(isDefinitionSame === undefined ? {} : { isDefinitionSame }),
    ...(isOutcomeSame === undefined ? {} : { isOutcomeSame }),
    definitionHash,
    outcome,
  }
}
