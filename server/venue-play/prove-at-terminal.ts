import type { TerminalWay } from '#contract/shapes/venue-play.ts'
import { refuse } from '#server/kernel/index.ts'
import { beginAttempt, proveCard, refuseBad } from '#server/sign-in/index.ts'
import { spendCode } from './codes.queries.ts'
import type { VenuePlayNeeds } from './needs.ts'

export type TerminalProof = {
  readonly terminalId: string
  readonly source: string
  readonly cardNumber?: string | undefined
  readonly pin?: string | undefined
  readonly code?: string | undefined
}

export type ProvedPlayer = { readonly playerId: number; readonly cardId: string | null; readonly way: TerminalWay }

/**
 * Identifies the player at the terminal: by a card and its PIN, by the card alone (then money leaves the wallet only up
 * to the amount allowed without a PIN), or by a code from the player's phone, which is valid once.
 */
export async function proveAtTerminal(needs: VenuePlayNeeds, proof: TerminalProof): Promise<ProvedPlayer> {
  const { cardNumber, pin, code, source } = proof
  if ((cardNumber === undefined) === (code === undefined) || (pin !== undefined && cardNumber === undefined))
    return refuse('ERR_INVALID_CONTRACT', { field: 'cardNumber' })
  if (code !== undefined) return proveCode(needs, { ...proof, code })
  if (pin !== undefined && cardNumber !== undefined) {
    const proved = await proveCard(needs.signIn, { cardNumber, pin, source, code: 'ERR_INVALID_CREDENTIALS' })
    return { ...proved, way: 'card-pin' }
  }
  const { card } = await needs.signIn.readCard(cardNumber ?? '')
  if (!card) return refuse('ERR_INVALID_CARD_ID')
  if (card.isLocked) return refuse('ERR_INVALID_CARD_ID', { state: 'locked' })
  return { playerId: card.playerId, cardId: card.cardId, way: 'card' }
}

async function proveCode(
  { db, clock, target, signIn, hashCode }: VenuePlayNeeds,
  { terminalId, source, code }: TerminalProof & { readonly code: string },
): Promise<ProvedPlayer> {
  const attempt = await beginAttempt(signIn, { realm: 'client', kind: 'terminal-code', account: terminalId, source })
  const playerId = await spendCode(db, { target, codeHash: hashCode(code), now: clock.now() })
  if (playerId === undefined) return refuseBad(attempt, 'ERR_INVALID_CREDENTIALS')
  await attempt.succeed()
  return { playerId, cardId: null, way: 'code' }
}
