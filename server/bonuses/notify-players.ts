import { findGiftTerms, invite, notifyEach, notifyOwner, type NotifyNeeds, type Words } from '../campaigns/index.ts'
import type { Heartbeat, Reaction, Transaction } from '../kernel/index.ts'
import { readBonusBalance } from '../wallet/index.ts'
import { findAward, type AwardOfBonus } from './awards.queries.ts'
import { listTakenBack } from './steps.queries.ts'
import { listEnding, recordLetter } from './letters.queries.ts'

const BEFORE_END_MS = 2 * 86_400_000
const EVERY_MS = 60_000
/** The page of bonuses. */
const LINK = 'dp:gf_bonuses'

/** Letters to players: what they were offered, what became cash, and what ended without their action. */
export function bonusReactions(needs: NotifyNeeds): Reaction[] {
  return [
    {
      event: 'bonuses.offered',
      name: 'bonuses.tell-of-offer',
      // The player requested it, so no letter is sent.
      react: async ({ awardId, isAsked }) => (isAsked ? undefined : notifyOfOffer(needs, awardId)),
    },
    {
      event: 'bonuses.converted',
      name: 'bonuses.tell-of-conversion',
      react: ({ awardId }) =>
        notifyOfOwn(needs, awardId, ({ award, bonus }, money) => ({
          template: 'bonus-converted',
          values: { name: bonus.name, amount: money(award.leftAtEnd ?? 0) },
        })),
    },
    {
      event: 'bonuses.expired',
      name: 'bonuses.tell-of-expiry',
      react: ({ awardId }) => notifyOfOwn(needs, awardId, endedLetter),
    },
    {
      event: 'bonuses.forfeited',
      name: 'bonuses.tell-of-end',
      react: ({ awardId }) => notifyOfOwn(needs, awardId, endedLetter),
    },
    {
      event: 'campaigns.gift-taken-back',
      name: 'bonuses.tell-of-part',
      react: ({ giftId }) => notifyOfParts(needs, giftId),
    },
  ]
}

type LetterOf = (of: AwardOfBonus, money: (amountMinor: number) => string) => Words | undefined

/** No letter about a bonus that the player ended themselves, or an offer that they never accepted. */
const endedLetter: LetterOf = ({ award, bonus }, money) => {
  const { endedBy, activatedAt, leftAtEnd } = award
  if (endedBy === 'player' || activatedAt === null || !leftAtEnd) return undefined
  const how = endedBy === 'time' ? 'expired' : endedBy === 'withdrawal' || endedBy === 'refund' ? endedBy : 'staff'
  return { template: 'bonus-ended', values: { name: bonus.name, how, amount: money(leftAtEnd) } }
}

async function notifyOfOwn(needs: NotifyNeeds, awardId: string, letterOf: LetterOf): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const of = await findAward(tx, awardId)
    if (!of) return
    await notifyOwner(needs, tx, {
      ...of.award,
      currency: of.bonus.currency,
      note: (within, at) => recordLetter(within, awardId, 'ended', at),
      wordsOf: (money) => letterOf(of, money),
    })
  })
}

/**
 * Sends a letter about each part that was taken back with the deposit; a bonus that was taken back completely counts as
 * ended.
 */
async function notifyOfParts(needs: NotifyNeeds, awardId: string): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const of = await findAward(tx, awardId)
    if (!of) return
    const { award, bonus } = of
    const { state, playerId } = award
    const leftMinor = state === 'active' ? await readBonusBalance(tx, playerId) : bonus.amount
    for (const { no, amountMinor } of await listTakenBack(tx, awardId))
      await notifyOwner(needs, tx, {
        playerId,
        currency: bonus.currency,
        note: (within, at) => recordLetter(within, awardId, `lowered:${no}`, at),
        wordsOf: (money) => ({
          template: 'bonus-lowered',
          values: {
            name: bonus.name,
            state: state === 'offered' || state === 'active' ? state : 'over',
            back: money(amountMinor),
            left: money(leftMinor),
          },
        }),
      })
  })
}

async function notifyOfOffer(needs: NotifyNeeds, awardId: string): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const of = await findAward(tx, awardId)
    if (of?.award.state === 'offered') await tempt(needs, tx, of, 'offered')
  })
}

/** Sends one letter two days before the end when an accepted bonus has money left. Returns how many were sent. */
export async function notifyOfEnd(needs: NotifyNeeds): Promise<number> {
  const { db, clock } = needs
  const at = clock.now()
  const before = new Date(at.getTime() + BEFORE_END_MS)
  return notifyEach(
    needs,
    (page) => listEnding(db, { at, before, ...page }),
    async (tx, id) => {
      const of = await findAward(tx, id)
      return of?.award.state === 'active' ? tempt(needs, tx, of, 'ending') : 0
    },
  )
}

export const notifyOfEndHeartbeat = (needs: NotifyNeeds): Heartbeat => ({
  name: 'bonuses.tell-of-end',
  everyMs: EVERY_MS,
  beat: () => notifyOfEnd(needs),
})

async function tempt(
  needs: NotifyNeeds,
  tx: Transaction,
  { award, bonus }: AwardOfBonus,
  what: 'offered' | 'ending',
): Promise<number> {
  const { id, playerId } = award
  const { name, currency } = bonus
  const leftMinor = what === 'ending' ? await readBonusBalance(tx, playerId) : 0
  return invite(needs, tx, {
    playerId,
    currency,
    campaignId: (await findGiftTerms(tx, id))?.campaignId ?? null,
    link: LINK,
    cause: `bonus-${what}:${id}`,
    expiresAt: what === 'offered' ? award.acceptBefore : (award.playBefore ?? award.acceptBefore),
    byLetter: true,
    note: (within, at) => recordLetter(within, id, what, at),
    wordsOf: (money, until) =>
      what === 'offered'
        ? { template: 'bonus-offered', values: { name, amount: money(bonus.amount), until } }
        : { template: 'bonus-ending', values: { name, left: money(leftMinor), until } },
  })
}
