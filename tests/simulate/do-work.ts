import { exclusionHeartbeats, exclusionReactions } from '#server/exclusion/index.ts'
import { finishOpenRounds } from '#server/game-rounds/finish-open-rounds.ts'
import { reactTo, sql, type DomainEvent } from '#server/kernel/index.ts'
import { applyDue } from '#server/limits/index.ts'
import { pollDeposits } from '#server/payments/index.ts'
import { endExpired } from '#server/sign-in/players/player-sessions.queries.ts'
import { signInRules } from '#server/sign-in/index.ts'
import type { Brand } from './open-brand.ts'
import { LAST_INSTANT } from './virtual-days.ts'
import type { Room } from './open-room.ts'
import { listenWithTriggers, promotionReactions, workForPromotions } from './promotions/work-promotions.ts'

/** Every so-many-th event is delivered twice: a reaction runs at least once. */
const DOUBLED_EVERY = 7

async function workFor({ limits, exclusion, rounds, payments }: Brand): Promise<void> {
  while ((await applyDue(limits)) > 0);
  for (const { beat } of exclusionHeartbeats(exclusion)) await beat()
  await finishOpenRounds(rounds)
  while ((await pollDeposits(payments.needs)) > 0);
}

/** What is counted may wait: the worker of the product looks every few seconds, this one four times a day. */
const PROMOTIONS_EVERY_MS = 6 * 60 * 60_000

/** What the workers of all brands do once: ends, values that fall due, and the events that were told since. */
export function doWork(room: Room): () => Promise<void> {
  const { db, clock } = room
  const reactions = room.brands.flatMap((brand) => [
    ...exclusionReactions(brand.exclusion),
    ...promotionReactions(brand),
  ])

  const deliver = async ({ id, name, payload }: DomainEvent & { id: number }): Promise<void> => {
    for (const reaction of reactions) {
      await reactTo(reaction, { name, payload })
      if (id % DOUBLED_EVERY === 0) await reactTo(reaction, { name, payload })
    }
  }
  return async () => {
    await endExpired(db, clock.now(), signInRules.playerSession.absoluteMinutes)
    for (const brand of room.brands) await workFor(brand)
    const events = await db.query<DomainEvent & { id: number }>(sql`
      select id, name, payload from kernel.outbox order by id`)
    for (const event of events) await deliver(event)
    await listenWithTriggers(room.brands)
    if (clock.now().getTime() % PROMOTIONS_EVERY_MS === 0 || clock.now() >= LAST_INSTANT)
      for (const brand of room.brands) await workForPromotions(brand)
    // Gone after they were heard: a worker that dies before this hears them again.
    await db.query(sql`delete from kernel.outbox where id <= ${events.at(-1)?.id ?? 0}`)
  }
}
