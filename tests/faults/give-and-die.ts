import { createHmac } from 'node:crypto'
import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import { bonusGiver } from '#server/bonuses/index.ts'
import { campaignReactions, type CampaignNeeds } from '#server/campaigns/index.ts'
import { openDatabase, reactTo, systemClock, type Database } from '#server/kernel/index.ts'

/** Payments are named by their player: `payment:<player>`, each of so much. */
export const DEPOSITED = 100_000
export const paymentOf = (playerId: number): string => `payment:${playerId}`

/** A room of campaigns whose players have paid in so much each. */
export function needsOnDeposits(db: Database): CampaignNeeds {
  return {
    db,
    clock: systemClock,
    target: 'brand',
    currency: 'CZK',
    maxMinor: 10_000_000,
    hashCode: (code) => createHmac('sha256', 'key').update(code).digest(),
    judgeTerms: (_terms: CampaignTerms) => [],
    judgePlayer: async () => {},
    judgePlayers: async () => new Map(),
    isToBeLeftAlone: async () => false,
    findPlayer: async () => ({ registeredAt: new Date(0), language: 'cs' }),
    findDeposit: async (_, id) => ({
      playerId: Number(id.split(':')[1]),
      amountMinor: DEPOSITED,
      currency: 'CZK',
      settledAt: systemClock.now(),
      earlier: 0,
      returnedMinor: 0,
    }),
    givers: { 'deposit-match': bonusGiver },
  }
}

/** The events of all these deposits, each told twice, as a queue may. */
export async function handleDeposits(needs: CampaignNeeds, playerIds: readonly number[]): Promise<void> {
  for (const playerId of playerIds)
    for (const reaction of [...campaignReactions(needs), ...campaignReactions(needs)])
      await reactTo(reaction, { name: 'payments.deposit-settled', payload: { paymentId: paymentOf(playerId) } })
}

// Run as a program it gives for the deposits of these players as one process of the worker does, and dies without a word: in its
// so-many-th gift, before or after that is written.
const [, program, url = '', after = '', when = '', ...players] = process.argv
if (program === import.meta.filename) {
  const db = openDatabase({ url, connections: 2, applicationName: 'give-and-die' })
  const needs = needsOnDeposits(db)
  let given = 0
  const give: typeof bonusGiver.give = async (tx, gift) => {
    given += 1
    const isLast = given > Number(after)
    if (isLast && when === 'before') process.kill(process.pid, 'SIGKILL')
    const made = await bonusGiver.give(tx, gift)
    if (isLast) process.kill(process.pid, 'SIGKILL')
    return made
  }
  await handleDeposits({ ...needs, givers: { 'deposit-match': { ...bonusGiver, give } } }, players.map(Number))
  await db.close()
}
