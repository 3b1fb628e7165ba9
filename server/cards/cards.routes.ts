import type { FastifyInstance } from 'fastify'
import * as venue from '#contract/capi-v1/player-cards.ts'
import * as own from '#contract/onling-v2/player-card.ts'
import * as staff from '#contract/play-v1/staff-cards.ts'
import { serve } from '#server/kernel/index.ts'
import { addCard, issueCard } from './add-card.ts'
import type { CardNeeds } from './needs.ts'
import { listOwnCards, removeOwnCard } from './own-cards.ts'
import { listPlayerCards, moveCardByStaff } from './staff-cards.ts'
import { getCardState, listCardsAtVenue, moveCardAtVenue } from './venue-cards.ts'

/** Mounts the calls of cards. Those that are proved by a PIN belong to sign-in. */
export function cardRoutes(app: FastifyInstance, needs: CardNeeds): void {
  serve(app, own.addCard, (input) => addCard(needs, input))
  serve(app, own.listCards, (input) => listOwnCards(needs, input))
  serve(app, own.removeCard, (input) => removeOwnCard(needs, input))

  serve(app, venue.lockCardAtVenue, ({ caller, body: { reason, explanation, ...which } }) =>
    moveCardAtVenue(needs, caller, which, { move: 'lock', reason, explanation }),
  )
  serve(app, venue.unlockCardAtVenue, ({ caller, body: { explanation, ...which } }) =>
    moveCardAtVenue(needs, caller, which, { move: 'unlock', explanation }),
  )
  serve(app, venue.removeCardAtVenue, ({ caller, body: { reason, explanation, ...which } }) =>
    moveCardAtVenue(needs, caller, which, { move: 'remove', reason, explanation }),
  )
  serve(app, venue.getCardState, (input) => getCardState(needs, input))
  serve(app, venue.listCardsAtVenue, (input) => listCardsAtVenue(needs, input))

  serve(app, staff.listPlayerCards, (input) => listPlayerCards(needs, input))
  serve(
    app,
    staff.issueCard,
    (input) => issueCard(needs, input),
    ({ cardId, state, lastDigits }, { subject }) => {
      subject('card', cardId, lastDigits)
      return [null, { state }]
    },
  )
  serve(
    app,
    staff.lockCard,
    ({ caller, body }) => moveCardByStaff(needs, caller, { ...body, move: 'lock' }),
    () => [{ state: 'active' }, { state: 'locked' }],
  )
  serve(
    app,
    staff.unlockCard,
    ({ caller, body }) => moveCardByStaff(needs, caller, { ...body, move: 'unlock' }),
    () => [{ state: 'locked' }, { state: 'active' }],
  )
  serve(
    app,
    staff.removePlayerCard,
    ({ caller, body }) => moveCardByStaff(needs, caller, { ...body, move: 'remove' }),
    ({ state }) => [null, { state }],
  )
}
