const ROUND_ID = /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/
const STAKE_MAX_MINOR = 100_000_000_000

/** A round that a player asks for; the stake in minor units. */
export type RoundRequest = { readonly roundId: string; readonly stakeMinor: number }

/**
 * Reads the body of a round as the contract's schema does: exactly two fields, well formed. Undefined for anything
 * else; the schema itself then says what is wrong.
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
  if (stakeMinor < 1 || stakeMinor > STAKE_MAX_MINOR || Object.keys(body).length !== 2) return undefined
  return { roundId, stakeMinor }
}
