import { jackpotPart } from '#games/catalogue/jackpot-part.ts'
import { mathematicsHashOf, type BetProof, type Proof } from '#games/catalogue/proofs.ts'
import { neverPaid } from '#games/engines/cascade/math/index.ts'
import { betEngineOf, engineOf, type BetDefinition, type ReelDefinition } from '#games/engines.ts'
import { bytesOfAscii, hexOfBytes } from '#games/kit/fairness/bytes.ts'
import { sha256 } from '#games/kit/fairness/sha256.ts'
import { betReturn } from '#games/kit/math/bet-engine.ts'
import { declaredOf } from '#games/kit/math/exact-figures.ts'

/** Computes all figures of a game exactly, from its definition alone. */
export function proveGame(definition: ReelDefinition, definitionHash: string): Proof {
  const engine = engineOf(definition)
  const began = performance.now()
  const exact = engine.exactReturn(definition)
  const ms = Math.round(performance.now() - began)
  return {
    key: definition.key,
    definitionHash,
    mathematicsHash: mathematicsHashOf(definition.engine),
    computed: declaredOf(exact),
    split: definition.engine === 'hold-and-win' ? { ...exact.split, jackpot: jackpotPart(definition) } : exact.split,
    returnHash: hexOfBytes(sha256(bytesOfAscii(`${exact.returnNumerator}/${exact.returnDenominator}`))),
    maxWinDraws: engine.maxWinDraws(definition),
    ...(definition.engine === 'cascade' ? { neverPaid: neverPaid(definition) } : {}),
    ms,
  }
}

/** Computes the figures of a game with bets. */
export function proveBets(definition: BetDefinition, definitionHash: string): BetProof {
  const began = performance.now()
  const { declared } = betReturn(betEngineOf(definition), definition)
  return {
    key: definition.key,
    definitionHash,
    mathematicsHash: mathematicsHashOf(definition.engine),
    computed: declared,
    ms: Math.round(performance.now() - began),
  }
}
