import type { Deed } from '../../facts.ts'
import type { Award, Gift } from '../../promotions/promotion-facts.ts'
import type { Person, ReportViolation } from '../check-facts.ts'

type Refund = Extract<Deed, { did: 'refund' }>

/** The worker hears of a refund within this time, also where it was killed. */
const HEARD_WITHIN_MS = 2 * 60 * 60_000

/**
 * With a part of a deposit that went back goes the same part of what was given for it, once: all of it while nobody has taken it, at
 * most that of what is played, and nothing of what had become cash. Of a deposit that stayed, nothing goes.
 */
export function findWrongReturns({ deeds, promotions }: Person, tell: ReportViolation): void {
  for (const gift of promotions.gifts) {
    const refund = deeds.find(
      (deed): deed is Refund =>
        deed.did === 'refund' &&
        !deed.refused &&
        deed.brand === gift.brand &&
        gift.cause === `deposit:${deed.reference}`,
    )
    const award = promotions.awards.find(
      ({ brand, campaign, offeredAt }) => brand === gift.brand && campaign === gift.campaign && offeredAt === gift.at,
    )
    const due = refund ? partOf(gift, refund, deeds) : 0
    const say = (what: string) =>
      tell('return', Date.parse(refund?.at ?? gift.at), `${gift.takenBack} of ${gift.campaign} went back, ${what}`)
    if (gift.takenBack > due) say(`not more than ${due}`)
    if (!refund || !award) continue
    const least = leastOf(award, due, Date.parse(refund.at))
    if (gift.takenBack < least) say(`not ${least}`)
    if (award.state === 'converted' && (award.endedAt ?? '') < refund.at && gift.takenBack > 0)
      say('after it had become cash')
  }
}

function partOf(gift: Gift, { reference, amount }: Refund, deeds: readonly Deed[]): number {
  const deposit = deeds.find(
    (deed) => deed.did === 'deposit' && deed.brand === gift.brand && deed.reference === reference && !deed.refused,
  )
  return deposit && 'amount' in deposit ? Math.floor((gift.amount * amount) / deposit.amount) : 0
}

/** What was offered and never taken goes whole, unless it was over before the refund was heard of. */
function leastOf({ activatedAt, acceptBefore, endedAt, state }: Award, due: number, at: number): number {
  const handledBy = at + HEARD_WITHIN_MS
  if (activatedAt !== null || Date.parse(acceptBefore) <= handledBy) return 0
  return endedAt === null || state === 'cancelled' || Date.parse(endedAt) > handledBy ? due : 0
}
