import { playRound as call } from '#contract/play-v1/play.ts'

type Bounds = {
  readonly roundId: { readonly pattern: string }
  readonly stakeMinor: { readonly minimum: number; readonly maximum: number }
}

/** Constraints of the two fields in the contract. */
const { roundId: ID, stakeMinor: STAKE } = call.body.properties as unknown as Bounds
const ROUND_ID = new RegExp(ID.pattern)

/** A request for a round; the stake in minor units. */
export type RoundRequest = { readonly roundId: string; readonly stakeMinor: number }

/**
 * Parses the body of a round as the contract's schema does: exactly two valid fields. Undefined for anything else; the
 * schema then reports what is wrong.
 */
export function readRoundRequest(text: string): RoundRequest | undefined {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof body !== 'object' || body === null) return undefined
  const { roundId, stakeMinor } = body as Record<string, unknown>
  if (typeof roundId !== 'string' || !ROUND_ID.test(roundId)) return undefined
  if (typeof stakeMinor !== 'number' || !Number.isInteger(stakeMinor)) return undefined
  if (stakeMinor < STAKE.minimum || stakeMinor > STAKE.maximum || Object.keys(body).length !== 2) return undefined
  return { roundId, stakeMinor }
}
