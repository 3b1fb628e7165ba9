import type { FastifyInstance } from 'fastify'
import * as payment from '#contract/onling-v2/payment.ts'
import * as cards from '#contract/onling-v2/player-payment-cards.ts'
import { serve } from '#server/kernel/index.ts'
import type { Needs } from '../needs.ts'
import { payIn } from '../pay-in.ts'
import { startDeposit } from '../start-deposit.ts'
import { cardInfo } from './card-info.ts'
import * as queries from './cards.queries.ts'
import { forgetCard, moveCard, verifyCard } from './change-card.ts'

const CARDS_MAX = 50

/** Cards that gateways store for players, and payments with them. */
export function cardRoutes(app: FastifyInstance, needs: Needs): void {
  const { db } = needs
  serve(app, cards.register, ({ body, ...start }) =>
    startDeposit(needs, { ...start, body: { ...body, method: 'CardOnline' } }, { keepsCard: true }),
  )
  serve(app, cards.verify, (input) => verifyCard(needs, input))
  serve(app, cards.activate, (input) => moveCard(needs, 'activate', input))
  serve(app, cards.deregister, (input) => forgetCard(needs, input))
  serve(app, cards.get, async ({ caller, query, refuse }) => {
    const card = await queries.findCard(db, caller.playerId, query.cardId)
    return card ? cardInfo(card) : refuse('ERR_INVALID_CARD_ID')
  })
  serve(app, cards.list, async ({ caller }) => ({
    cards: (await queries.listCards(db, caller.playerId, CARDS_MAX)).map(cardInfo),
  }))
  serve(app, payment.create, async ({ body: { storedCardId, ...body }, ...start }) => {
    if (storedCardId === undefined) return payIn(needs, { ...start, body })
    const storedCard = await queries.findCard(db, start.caller.playerId, storedCardId)
    if (storedCard?.state !== 'active' || storedCard.gateway !== body.gateway)
      return start.refuse('ERR_INVALID_CARD_ID')
    return startDeposit(needs, { ...start, body }, { storedCard })
  })
}
