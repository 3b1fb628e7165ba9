import type { FastifyInstance } from 'fastify'
import { getLiveCards, LIVE_CARDS, saveLiveCards } from '#contract/play-v1/live-cards.ts'
import { serve, type Clock, type Database } from '#server/kernel/index.ts'
import { findCards, saveCards, type CardChoice } from './cards.queries.ts'

type Needs = { readonly db: Database; readonly clock: Clock; readonly target: string }

/** Each card once: the first word counts, and a card that nobody spoke of is shown after the others. */
export function completeCards(chosen: readonly CardChoice[]): CardChoice[] {
  const known = new Map<CardChoice['card'], CardChoice>()
  for (const one of chosen) if (LIVE_CARDS.includes(one.card) && !known.has(one.card)) known.set(one.card, one)
  const others = LIVE_CARDS.filter((card) => !known.has(card)).map((card) => ({ card, isShown: true }))
  return [...known.values(), ...others]
}

/** Mounts how somebody has put together their own live view. */
export function cardRoutes(app: FastifyInstance, { db, clock, target }: Needs): void {
  serve(app, getLiveCards, async ({ caller: { userId } }) => ({
    cards: completeCards((await findCards(db, { target, userId })) ?? []),
  }))
  serve(app, saveLiveCards, async ({ body, caller: { userId } }) => {
    const cards = completeCards(body.cards)
    await saveCards(db, { target, userId, cards, at: clock.now() })
    return { cards }
  })
}
