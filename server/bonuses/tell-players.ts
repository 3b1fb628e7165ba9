import { formatMoney } from '#money'
import { findGiftTerms } from '../campaigns/index.ts'
import type { Clock, Database, Heartbeat, Querier, Reaction, Transaction } from '../kernel/index.ts'
import type { LanguageCode, Mail } from '../messaging/index.ts'
import { readBonusBalance } from '../wallet/index.ts'
import { findAward, type AwardOfBonus } from './bonuses.queries.ts'
import { listEnding, noteTold } from './told.queries.ts'

const BEFORE_END_MS = 2 * 86_400_000
const AT_ONCE = 200
const EVERY_MS = 60_000
const FIRST = '00000000-0000-0000-0000-000000000000'
/** The page of bonuses. */
const LINK = 'dp:gf_bonuses'

/** How players are told of what they were given, handed over by the composition. */
export type TellNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly timeZone: string
  /** Where a player of this brand is written to; undefined for another brand's. */
  readonly findContact: (
    db: Querier,
    playerId: number,
  ) => Promise<{ readonly email: string; readonly language: LanguageCode } | undefined>
  /** Whether a player may be offered anything: nothing stops them from playing, and staff have not restricted them. */
  readonly mayTempt: (db: Querier, playerId: number, campaignId: string | null) => Promise<boolean>
  /** Whether a player has agreed to offers by letter. */
  readonly wantsOffers: (db: Querier, playerId: number) => Promise<boolean>
  /** Queues a letter in the transaction of its cause; one that is not marketing lands in the inbox too. */
  readonly sendLetter: (tx: Transaction, mail: Mail) => Promise<void>
  /** Writes an offer into the inbox, once for a cause. */
  readonly sendOffer: (
    tx: Transaction,
    offer: {
      readonly playerId: number
      readonly mail: Mail
      readonly link: string
      readonly cause: string
      readonly expiresAt: Date
    },
  ) => Promise<void>
}

/** Players are told what they were offered, what became their money, and what ended without them. */
export function bonusReactions(needs: TellNeeds): Reaction[] {
  return [
    {
      event: 'bonuses.offered',
      name: 'bonuses.tell-of-offer',
      react: ({ awardId }) => tellOfOffer(needs, awardId),
    },
    {
      event: 'bonuses.converted',
      name: 'bonuses.tell-of-conversion',
      react: ({ awardId }) =>
        tellOfOwn(needs, awardId, ({ award, bonus }, money) => ({
          template: 'bonus-converted',
          values: { name: bonus.name, amount: money(award.leftAtEnd ?? 0) },
        })),
    },
    {
      event: 'bonuses.expired',
      name: 'bonuses.tell-of-expiry',
      react: ({ awardId }) => tellOfOwn(needs, awardId, endedLetter),
    },
    {
      event: 'bonuses.forfeited',
      name: 'bonuses.tell-of-end',
      react: ({ awardId }) => tellOfOwn(needs, awardId, endedLetter),
    },
  ]
}

type Words = Pick<Mail, 'template' | 'values'>
type LetterOf = (of: AwardOfBonus, money: (amountMinor: number) => string) => Words | undefined

/** What a player ended themselves, and an offer that was never theirs, they are not told of. */
const endedLetter: LetterOf = ({ award, bonus }, money) => {
  const { endedBy, activatedAt, leftAtEnd } = award
  if (endedBy === 'player' || activatedAt === null || !leftAtEnd) return undefined
  const how = endedBy === 'time' ? 'expired' : endedBy === 'withdrawal' ? 'withdrawal' : 'staff'
  return { template: 'bonus-ended', values: { name: bonus.name, how, amount: money(leftAtEnd) } }
}

/** Of one's own money everybody is told, whatever they agreed to. */
async function tellOfOwn(needs: TellNeeds, awardId: string, letterOf: LetterOf): Promise<void> {
  const { db, clock } = needs
  await db.transaction(async (tx) => {
    const of = await findAward(tx, awardId)
    const contact = of && (await needs.findContact(tx, of.award.playerId))
    if (!contact) return
    const { email: to, language } = contact
    const money = (amountMinor: number) => formatMoney({ amountMinor, currency: of.bonus.currency }, language)
    const words = letterOf(of, money)
    if (!words || !(await noteTold(tx, awardId, 'ended', clock.now()))) return
    await needs.sendLetter(tx, { to, language, ...words } as Mail)
  })
}

async function tellOfOffer(needs: TellNeeds, awardId: string): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const of = await findAward(tx, awardId)
    if (of?.award.state !== 'offered') return
    const cause = (await findGiftTerms(tx, awardId))?.cause ?? ''
    // Who asked for it knows of it.
    if (cause === 'taken' || cause.startsWith('code:')) return
    await tempt(needs, tx, of, 'offered')
  })
}

/** Tells once, two days before, that an accepted bonus has money left. Gives how many were told. */
export async function tellOfEnd(needs: TellNeeds): Promise<number> {
  const at = needs.clock.now()
  const before = new Date(at.getTime() + BEFORE_END_MS)
  let told = 0
  let after = FIRST
  for (;;) {
    const ids = await listEnding(needs.db, { at, before, after, limit: AT_ONCE })
    for (const id of ids)
      told += await needs.db.transaction(async (tx) => {
        const of = await findAward(tx, id)
        return of?.award.state === 'active' ? tempt(needs, tx, of, 'ending') : 0
      })
    const last = ids.at(-1)
    if (ids.length < AT_ONCE || last === undefined) return told
    after = last
  }
}

export const tellOfEndHeartbeat = (needs: TellNeeds): Heartbeat => ({
  name: 'bonuses.tell-of-end',
  everyMs: EVERY_MS,
  beat: () => tellOfEnd(needs),
})

/** What invites to play goes to whom nothing keeps from it, and by letter only to who agreed to that. Gives how many were told. */
async function tempt(
  needs: TellNeeds,
  tx: Transaction,
  { award, bonus }: AwardOfBonus,
  what: 'offered' | 'ending',
): Promise<number> {
  const { id, playerId } = award
  const contact = await needs.findContact(tx, playerId)
  if (!contact || !(await noteTold(tx, id, what, needs.clock.now()))) return 0
  const campaignId = (await findGiftTerms(tx, id))?.campaignId ?? null
  if (!(await needs.mayTempt(tx, playerId, campaignId))) return 0
  const { email: to, language } = contact
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: bonus.currency }, language)
  const expiresAt = what === 'offered' ? award.acceptBefore : (award.playBefore ?? award.acceptBefore)
  const until = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: needs.timeZone,
  }).format(expiresAt)
  const { name } = bonus
  const mail: Mail =
    what === 'offered'
      ? { to, language, template: 'bonus-offered', values: { name, amount: money(bonus.amount), until } }
      : {
          to,
          language,
          template: 'bonus-ending',
          values: { name, left: money(await readBonusBalance(tx, playerId)), until },
        }
  await needs.sendOffer(tx, { playerId, mail, link: LINK, cause: `bonus-${what}:${id}`, expiresAt })
  if (await needs.wantsOffers(tx, playerId)) await needs.sendLetter(tx, mail)
  return 1
}
