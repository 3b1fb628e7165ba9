import { isBetDefinition } from '#games/engines.ts'
import { canonicalJson } from '#games/kit/fairness/definition-hash.ts'
import { bytesOfHex } from '#games/kit/fairness/bytes.ts'
import { jackpotStream } from '#games/kit/fairness/jackpot-stream.ts'
import { playRiskOfRound, verifyBetRound, verifyRound, type BetOutcome } from '#games/play-round.ts'
import type { GameOutcome } from '#games/kit/protocol/index.ts'
import { isTicketKept } from './judge-ticket.ts'
import type { SeenPair } from '../play/seen-seeds.ts'
import { FIRST_VERSION, type Proof } from './read-proof.ts'

/** The versions of the derivation from seeds to a round that this verifier supports. */
const KNOWN_VERSIONS: readonly number[] = [FIRST_VERSION]

export type Verdict = {
  /** The ticket lay in its series; undefined in games that sell none from a series. Needs no seed of the player's. */
  readonly isTicketKept?: boolean | undefined
  /** The client seed is one that this device sent; undefined where it has no copy or has sent none. */
  readonly isOwnSeed?: boolean | undefined
} & (
  | { readonly kind: 'secret' }
  | { readonly kind: 'unreadable' }
  /** The proof has a version that this verifier does not support. */
  | { readonly kind: 'other-version' }
  | {
      readonly kind: 'match' | 'mismatch'
      readonly isCommitmentKept: boolean
      readonly isDefinitionSame: boolean
      readonly isOutcomeSame: boolean
      /** The number drawn from the seeds for the jackpot of the game; undefined without one. */
      readonly jackpotNumber?: number | undefined
      /** Recomputed here, not taken from the proof. */
      readonly outcome: GameOutcome | BetOutcome
    }
)

/**
 * Recomputes the round from its revealed seed and compares everything that the casino sent.
 * @param copy the pair as stored by the reader's own device: commitment and client seed are compared with it
 */
export function judgeProof(proof: Proof, copy?: SeenPair): Verdict {
  const { round, definition, clientSeed, serverSeed, version = FIRST_VERSION } = proof
  const isTicket = isTicketKept(proof)
  const isOwnSeed = copy && copy.given.length > 0 ? copy.given.includes(clientSeed) : undefined
  if (serverSeed === null) return { kind: 'secret', isTicketKept: isTicket, isOwnSeed }
  if (!KNOWN_VERSIONS.includes(version)) return { kind: 'other-version' }
  const told = proof.commitment.toLowerCase()
  const commitment = copy?.commitment ?? told
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
    const isRiskSame = isRiskOf(proof, serverSeed, stakeMinor)
    const jackpotNumber = jackpotNumberOf(proof, serverSeed)
    const isJackpotSame = isJackpotOf(proof, jackpotNumber)
    const isCopySame = commitment === told && isOwnSeed !== false
    const isSame = isWinSame && isRiskSame && isJackpotSame
    return {
      kind: verdict.isProven && isSame && isCopySame && isTicket !== false ? 'match' : 'mismatch',
      isCommitmentKept: verdict.isCommitmentKept,
      isDefinitionSame: verdict.isDefinitionSame === true,
      isOutcomeSame: verdict.isOutcomeSame === true && isSame,
      jackpotNumber,
      outcome: verdict.outcome,
      isTicketKept: isTicket,
      isOwnSeed,
    }
  } catch {
    return { kind: 'unreadable' }
  }
}

/** Repeats the draw for the jackpot of the round. */
function jackpotNumberOf({ round, clientSeed, jackpot }: Proof, serverSeedHex: string): number | undefined {
  if (!jackpot) return undefined
  const { gameKey, definitionHash, nonce } = round
  const seeds = { serverSeed: bytesOfHex(serverSeedHex), gameKey, definitionHash, clientSeed, nonce }
  return jackpotStream(jackpot.poolId, seeds).below(jackpot.oneInMinor)
}

/** A draw below the stake wins and is paid, and no other. */
function isJackpotOf({ jackpot }: Proof, number: number | undefined): boolean {
  return !jackpot || number === undefined || number < jackpot.stake.amountMinor === (jackpot.win !== null)
}

/** Whether the cards of the risk after the win, if it was taken, are the next ones of the round's own draws. */
function isRiskOf({ round, definition, clientSeed }: Proof, serverSeedHex: string, stakeMinor: number): boolean {
  const { risk, gameKey: key, definitionHash, nonce } = round
  if (risk === undefined) return true
  if (isBetDefinition(definition)) return false
  const picks = risk.steps.map(({ pick }) => pick)
  const serverSeed = bytesOfHex(serverSeedHex)
  const again = playRiskOfRound({ key, definition, definitionHash, stakeMinor, serverSeed, clientSeed, nonce, picks })
  return canonicalJson(again) === canonicalJson(risk)
}
