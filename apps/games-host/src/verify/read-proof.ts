import type { Static } from 'typebox'
import type { RoundProof } from '#contract/play-v1/play.ts'
import { betEngines, engines, type AnyDefinition } from '#games/engines.ts'

/** Version of proofs that were saved before proofs had one. */
export const FIRST_VERSION = 1

type NamedLater = 'version' | 'committedAt'
type ShownProof = Static<typeof RoundProof>
/** A proof as it was loaded or saved; the oldest ones have no version. */
export type Proof = Omit<ShownProof, NamedLater> &
  Partial<Pick<ShownProof, NamedLater>> & { readonly definition: AnyDefinition }

/**
 * The items of pasted or dropped input: a proof, a list of proofs or a page of a list. Invalid JSON gives one item that
 * is no proof.
 */
export function listPasted(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    if (Array.isArray(value)) return value
    const rows: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'rows') : undefined
    return Array.isArray(rows) ? rows : [value]
  } catch {
    return [undefined]
  }
}

/** Whether this is the proof of a round: a verifier validates the shape of its input. */
export function isProof(value: unknown): value is Proof {
  const at = (object: unknown, ...path: string[]): unknown =>
    path.reduce<unknown>(
      (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
      object,
    )
  const seed = at(value, 'serverSeed')
  const engine = String(at(value, 'engine'))
  const isReels = Object.hasOwn(engines, engine)
  const stake = at(value, 'round', 'bet', 'chosenStake', 'amountMinor')
  const isBets = Object.hasOwn(betEngines, engine) && Number.isSafeInteger(stake)
  return (
    (isReels || isBets) &&
    at(value, 'definition', 'engine') === engine &&
    (!isReels || Array.isArray(at(value, 'definition', 'reels'))) &&
    (!isReels || Array.isArray(at(value, 'definition', 'symbols'))) &&
    /^[0-9a-f]{64}$/i.test(String(at(value, 'commitment'))) &&
    typeof at(value, 'clientSeed') === 'string' &&
    (at(value, 'version') === undefined || Number.isSafeInteger(at(value, 'version'))) &&
    (seed === null || /^[0-9a-f]{64}$/i.test(String(seed))) &&
    typeof at(value, 'round', 'gameKey') === 'string' &&
    Number.isSafeInteger(at(value, 'round', 'nonce')) &&
    Number.isSafeInteger(at(value, 'round', 'stake', 'amountMinor')) &&
    at(value, 'round', 'outcome', 'engine') === engine
  )
}
