import { invite, notifyEach, notifyOwner, type NotifyNeeds, type Words } from '../campaigns/index.ts'
import type { Heartbeat, Reaction, Transaction } from '../kernel/index.ts'
import { findRelation, listEnding, recordWarned, type RelationRow } from './relations/relations.queries.ts'
import { giftOf } from './terms-of.ts'
import { findRelationOfAward, recordLetter } from './letters.queries.ts'

const BEFORE_END_MS = 2 * 86_400_000
const EVERY_MS = 60_000
/** The page of free rounds. */
const LINK = 'dp:gf_free-rounds'

/** Letters to players: what they were offered, what they took in its place, and what ended without their action. */
export function freeRoundReactions(needs: NotifyNeeds): Reaction[] {
  return [
    {
      event: 'free-rounds.offered',
      name: 'free-rounds.tell-of-offer',
      react: ({ relationId }) =>
        needs.db.transaction(async (tx) => {
          const row = await findRelation(tx, relationId)
          if (row?.state === 'offered') await tempt(needs, tx, row, 'offered')
        }),
    },
    {
      event: 'free-rounds.converted',
      name: 'free-rounds.tell-of-conversion',
      react: ({ relationId, to, amountMinor }) =>
        notifyOfOwn(needs, relationId, 'converted', (_, money) => ({
          template: 'free-rounds-converted',
          values: { to: to === 'cash' ? 'cash' : 'bonus', amount: money(amountMinor) },
        })),
    },
    {
      event: 'free-rounds.cancelled',
      name: 'free-rounds.tell-of-cancelling',
      react: ({ relationId, left, by = 'staff' }) =>
        notifyOfOwn(needs, relationId, 'ended', (row) =>
          // No letter about an offer that was never accepted.
          row.acceptedAt === null || left === 0
            ? undefined
            : { template: 'free-rounds-ended', values: { how: by === 'withdrawal' ? by : 'staff', left } },
        ),
    },
    {
      event: 'free-rounds.expired',
      name: 'free-rounds.tell-of-expiry',
      react: async ({ awardId, left }) => {
        const relationId = await findRelationOfAward(needs.db, awardId)
        if (relationId !== undefined && left > 0)
          await notifyOfOwn(needs, relationId, 'ended', () => ({
            template: 'free-rounds-ended',
            values: { how: 'expired', left },
          }))
      },
    },
  ]
}

type LetterOf = (row: RelationRow, money: (amountMinor: number) => string) => Words | undefined

async function notifyOfOwn(needs: NotifyNeeds, relationId: string, what: string, letterOf: LetterOf): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const row = await findRelation(tx, relationId)
    if (!row) return
    const { playerId, currency } = row
    await notifyOwner(needs, tx, {
      playerId,
      currency,
      note: (within, at) => recordLetter(within, relationId, what, at),
      wordsOf: (money) => letterOf(row, money),
    })
  })
}

/** Sends one letter two days before the end when accepted rounds are not played yet. Returns how many were sent. */
export async function notifyOfEnd(needs: NotifyNeeds): Promise<number> {
  const { db, clock } = needs
  const at = clock.now()
  const before = new Date(at.getTime() + BEFORE_END_MS)
  return notifyEach(
    needs,
    (page) => listEnding(db, { at, before, ...page }),
    async (tx, id) => {
      const row = await findRelation(tx, id)
      return row ? tempt(needs, tx, row, 'ending') : 0
    },
  )
}

export const notifyOfEndHeartbeat = (needs: NotifyNeeds): Heartbeat => ({
  name: 'free-rounds.tell-of-end',
  everyMs: EVERY_MS,
  beat: () => notifyOfEnd(needs),
})

function tempt(needs: NotifyNeeds, tx: Transaction, row: RelationRow, what: 'offered' | 'ending'): Promise<number> {
  const { id, playerId, endsAt: expiresAt, used, currency, terms, campaignId, source } = row
  const { rounds, stakeMinor } = giftOf(terms)
  // The player used a code or took it from the page of offers.
  const hasAsked = what === 'offered' && (source === 'code' || source === 'campaign')
  return invite(needs, tx, {
    playerId,
    currency,
    campaignId,
    link: LINK,
    cause: `free-rounds-${what}:${id}`,
    expiresAt,
    byLetter: !hasAsked,
    note: (within, at) => (what === 'ending' ? recordWarned(within, id, at) : recordLetter(within, id, what, at)),
    wordsOf: (money, until) =>
      what === 'offered'
        ? { template: 'free-rounds-offered', values: { rounds, stake: money(stakeMinor), until } }
        : { template: 'free-rounds-ending', values: { left: rounds - used, until } },
  })
}
