import type { Static } from 'typebox'
import type { ReplyOf } from '#contract/call.ts'
import type { addCard as call } from '#contract/onling-v2/player-card.ts'
import type { issueCard as issueCall } from '#contract/play-v1/staff-cards.ts'
import type { PlayerCard } from '#contract/shapes/player-cards.ts'
import { isUniqueViolation, newId, refuse, publish, type Input, type Transaction } from '#server/kernel/index.ts'
import { findPlayerById, lockPlayerRow } from '#server/players/index.ts'
import { cardIndex, readCardNumber, sealCardNumber } from './card-number.ts'
import * as queries from './cards.queries.ts'
import type { CardActor, CardNeeds } from './needs.ts'
import { shownOf } from './shown-of.ts'

/** Maximum of cards of a player; our own figure. */
const CARDS_MAX = 3

type Needs = Pick<CardNeeds, 'db' | 'clock' | 'target' | 'cipher'>
type NewCard = { readonly playerId: number; readonly number: string; readonly actor: CardActor }

/**
 * The player adds a card. Every refusal is the same, whatever the reason, and attempts are counted, so that numbers of
 * cards cannot be guessed.
 */
export async function addCard(
  needs: Needs & Pick<CardNeeds, 'beginTry'>,
  { body, caller, client }: Pick<Input<typeof call>, 'body' | 'caller' | 'client'>,
): Promise<ReplyOf<typeof call>> {
  const { playerId } = caller
  const attempt = await needs.beginTry(playerId, client.ip)
  const number = readCardNumber(body.cardNumber)
  const actor = { kind: 'player', id: String(playerId), name: null } as const
  const added = number && (await tryToAdd(needs, { playerId, number, actor }))
  if (!added) return attempt.fail()
  await attempt.succeed()
  return added
}

/** Staff issue a card to a player, where the brand allows it. */
export async function issueCard(
  needs: Needs & Pick<CardNeeds, 'mayIssue'>,
  { body, caller }: Pick<Input<typeof issueCall>, 'body' | 'caller'>,
): Promise<ReplyOf<typeof issueCall>> {
  const { playerId, cardNumber, explanation } = body
  if (!needs.mayIssue) return refuse('ERR_METHOD_NOT_AVAILABLE')
  if (!(await findPlayerById(needs.db, needs.target, playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  const number = readCardNumber(cardNumber)
  const actor = { kind: 'staff', id: String(caller.userId), name: caller.name } as const
  const added = number && (await tryToAdd(needs, { playerId, number, actor }, explanation))
  return added ? added : refuse('ERR_INVALID_CARD_ID')
}

/** Undefined when the card cannot be added; concurrent attempts for one card are decided by the database. */
async function tryToAdd(
  needs: Needs,
  card: NewCard,
  explanation: string | null = null,
): Promise<Static<typeof PlayerCard> | undefined> {
  try {
    return await needs.db.transaction((tx) => writeCard(tx, needs, card, explanation))
  } catch (error) {
    if (isUniqueViolation(error, 'player_card_held')) return undefined
    throw error
  }
}

/**
 * Assigns a player's former card again, inside the caller's transaction. Returns whether it is theirs now: not when
 * another player holds it, when it was blocked by staff, or above the maximum.
 * @param number as `readCardNumber` returns it
 */
export async function holdOwnCard(tx: Transaction, needs: Needs, card: NewCard): Promise<boolean> {
  const { target, cipher } = needs
  await lockPlayerRow(tx, target, card.playerId)
  const cards = await queries.findCardsOf(tx, target, card.playerId)
  if (cards.filter(({ state }) => state !== 'removed').length >= CARDS_MAX) return false
  if (await queries.findHeld(tx, target, cardIndex(cipher, card.number))) return false
  return (await writeCard(tx, needs, card, null)) !== undefined
}

async function writeCard(tx: Transaction, needs: Needs, card: NewCard, explanation: string | null) {
  const { target, clock, cipher } = needs
  const { playerId, number, actor } = card
  // Locked, so that two concurrent calls do not both stay within the maximum.
  await lockPlayerRow(tx, target, playerId)
  const cards = await queries.findCardsOf(tx, target, playerId)
  if (cards.filter(({ state }) => state !== 'removed').length >= CARDS_MAX)
    return refuse('ERR_TOO_MANY_CARDS', { most: CARDS_MAX })
  if (!(await isFree(tx, needs, card))) return undefined

  const at = clock.now()
  const id = newId(at)
  const sealed = sealCardNumber(cipher, id, number)
  await queries.insertCard(tx, { id, target, playerId, ...sealed, addedAt: at })
  const by = { actor: actor.kind, actorId: actor.id, actorName: actor.name }
  await queries.insertEvent(tx, { cardId: id, move: 'add', ...by, reason: null, explanation, at })
  await publish(tx, 'cards.card-added', { playerId, cardId: id })
  const { lastDigits } = sealed
  return shownOf({ id, playerId, lastDigits, state: 'active', reason: null, addedAt: at, changedAt: at })
}

/**
 * A card that staff or a venue removed stays removed, until staff issue it again; the player's own removal can be
 * undone.
 */
async function isFree(tx: Transaction, { target, cipher }: Needs, { playerId, number, actor }: NewCard) {
  const before = await queries.findLatest(tx, target, cardIndex(cipher, number))
  if (!before) return true
  if (before.state !== 'removed') return false
  if (actor.kind === 'staff') return true
  return before.playerId === playerId && (await queries.findLastActor(tx, before.id)) === 'player'
}
