import type { Deed } from '../../facts.ts'
import { planOf, type Written } from '../../promotions/plan.ts'
import type { Gift } from '../../promotions/promotion-facts.ts'
import type { CheckNeeds, Person, ReportViolation } from '../check-facts.ts'
import { findWrongCashback } from './find-wrong-cashback.ts'

export const LEAST = { CZE: 200, SVK: 20 } as const
const DAY_MS = 86_400_000
/** Who wants to play less is given nothing for so long. */
const LEFT_ALONE_MS = 90 * DAY_MS

type Paid = Extract<Deed, { did: 'pay-in' | 'deposit' }>
type Terms = Extract<Written, { what: 'campaign' }>['terms']

/**
 * Every gift is one that the terms promise for what the person did: the share of a deposit that was paid, a code that was used;
 * once for each cause, as often as the terms say, in their window. None to who is kept out, has an account that is still
 * temporary (CZ-14), or has lowered a limit lately.
 */
export function findWrongGifts(person: Person, tell: ReportViolation, needs: CheckNeeds): void {
  const { gifts } = person.promotions
  const terms = termsOf(person.market)
  for (const gift of gifts) {
    const at = Date.parse(gift.at)
    const of = terms.get(gift.campaign)
    if (!of) {
      tell('gift', at, `of ${gift.campaign}, which nobody wrote`)
      continue
    }
    // The last week of a loss is counted after the end.
    const isLate = gift.at >= of.window.softEnd && !gift.cause.startsWith('cashback:')
    if (gift.at < of.window.from || isLate) tell('gift', at, `${gift.campaign} outside its window`)
    if (gift.cause === 'code') findWrongCode(person, gift, of, tell)
    else if (gift.cause === 'taken') findWrongTaken(person, gift, of, tell)
    else if (gift.cause.startsWith('firing:')) findWrongFired(person, gift, of, tell)
    else if (gift.cause.startsWith('cashback:')) findWrongCashback(person, gift, of, tell)
    else findWrongShare(person, gift, of, tell)
    findKeptOut(person, gift, tell, needs)
  }
  for (const [name, own] of Map.groupBy(gifts, ({ campaign, brand }) => `${campaign} ${brand}`)) {
    const of = terms.get(own[0]?.campaign ?? '')
    const times = of?.gift.kind === 'reload' ? Math.min(of.gift.timesMax, of.giftsPerPlayerMax) : of?.giftsPerPlayerMax
    if (own.length > (times ?? 0)) tell('gift', Date.parse(own[0]?.at ?? ''), `${name} was given ${own.length} times`)
    const causes = own.flatMap(({ cause }) => (cause === 'code' ? [] : [cause]))
    if (new Set(causes).size < causes.length)
      tell('gift', Date.parse(own[0]?.at ?? ''), `${name} twice for one deposit`)
  }
  findUntoldCodes(person, tell)
}

export const termsOf = (market: Person['market']): ReadonlyMap<string, Terms> =>
  new Map(planOf(LEAST[market]).flatMap((one) => (one.what === 'campaign' ? [[one.key, one.terms] as const] : [])))

function findWrongShare({ deeds }: Person, gift: Gift, { gift: terms }: Terms, tell: ReportViolation): void {
  const at = Date.parse(gift.at)
  const paid = deeds.filter(
    (deed): deed is Paid => deed.did === 'deposit' && deed.brand === gift.brand && !deed.refused,
  )
  const deposit = paid.find(({ reference }) => gift.cause === `deposit:${reference}`)
  if (!deposit || !('percent' in terms) || !('leastDepositMinor' in terms))
    return tell('gift', at, `${gift.campaign} for ${gift.cause}, which was not paid`)
  const share = Math.min(Math.floor((deposit.amount * terms.percent) / 100), terms.capMinor)
  if (share !== gift.amount) tell('gift', at, `${gift.amount} of ${deposit.amount} are ${share} by ${gift.campaign}`)
  if (deposit.amount < terms.leastDepositMinor) tell('gift', at, `${gift.campaign} for ${deposit.amount}`)
  const isFirst = !paid.some((one) => one.at < deposit.at)
  if (terms.kind === 'reload' && isFirst) tell('gift', at, 'a reload for a first deposit')
  if (terms.kind === 'deposit-match' && terms.onlyFirstDeposit && !isFirst)
    tell('gift', at, `${gift.campaign} for a later deposit`)
}

function findWrongCode({ deeds }: Person, gift: Gift, { gift: terms, people }: Terms, tell: ReportViolation): void {
  const at = Date.parse(gift.at)
  if (people.kind !== 'code' || !('amountMinor' in terms)) return tell('gift', at, `${gift.campaign} has no codes`)
  if (gift.amount !== terms.amountMinor)
    tell('gift', at, `${gift.amount} by a code, ${terms.amountMinor} were promised`)
  const isUsed = deeds.some((deed) => deed.did === 'use-code' && deed.brand === gift.brand && deed.at === gift.at)
  if (!isUsed) tell('gift', at, `${gift.campaign} by a code that nobody used`)
}

function findWrongTaken({ deeds }: Person, gift: Gift, { gift: terms }: Terms, tell: ReportViolation): void {
  const at = Date.parse(gift.at)
  if (terms.kind !== 'free-rounds') return tell('gift', at, `${gift.campaign} was taken and cannot be`)
  if (gift.amount !== terms.stakeMinor * terms.rounds) tell('gift', at, `free rounds that cost ${gift.amount}`)
  if (!deeds.some((deed) => deed.did === 'take-free' && deed.brand === gift.brand && deed.at === gift.at))
    tell('gift', at, `${gift.campaign} that nobody took`)
}

function findWrongFired(
  { deeds, promotions }: Person,
  gift: Gift,
  { gift: terms, people }: Terms,
  tell: ReportViolation,
): void {
  const at = Date.parse(gift.at)
  if (people.kind !== 'trigger' || !('amountMinor' in terms)) return tell('gift', at, `${gift.campaign} has no trigger`)
  if (gift.amount !== terms.amountMinor) tell('gift', at, `${gift.amount} by a trigger, not ${terms.amountMinor}`)
  const deposit = gift.cause.replace('firing:', '')
  const isPaid = deeds.some((deed) => deed.did === 'deposit' && deed.reference === deposit && deed.at <= gift.at)
  if (!isPaid) tell('gift', at, `${gift.campaign} for ${deposit}, which was not paid`)
  const fired = promotions.firings.filter((one) => one.trigger === gift.campaign && one.deposit === deposit)
  if (!fired.some(({ hasFired }) => hasFired)) tell('gift', at, `${gift.campaign} by a trigger that did not fire`)
}

/** What a person was told that a code gives, it gave. */
function findUntoldCodes({ deeds, promotions }: Person, tell: ReportViolation): void {
  for (const deed of deeds)
    if (deed.did === 'use-code' && !deed.refused)
      if (!promotions.gifts.some(({ brand, at, cause }) => cause === 'code' && brand === deed.brand && at === deed.at))
        tell('gift', Date.parse(deed.at), `${deed.code} was told to give and gave nothing`)
}

function findKeptOut(
  { no, market, deeds }: Person,
  gift: Gift,
  tell: ReportViolation,
  { verifiedFrom }: CheckNeeds,
): void {
  const at = Date.parse(gift.at)
  if (market === 'CZE' && at < (verifiedFrom(no)?.getTime() ?? Infinity))
    tell('gift', at, `${gift.campaign} to a temporary account`)
  for (const deed of deeds) {
    const done = Date.parse(deed.at)
    if (deed.refused || done >= at) continue
    if (deed.did === 'panic' || deed.did === 'exclude') {
      if (at < (deed.until === null ? Infinity : Date.parse(deed.until)))
        tell('gift', at, `${gift.campaign} to somebody kept out by ${deed.did}`)
    }
    if (deed.did === 'change' && deed.brand === gift.brand && at - done < LEFT_ALONE_MS && isLowered(deeds, deed))
      tell('gift', at, `${gift.campaign} to somebody who lowered a limit on ${deed.at}`)
  }
}

/** Lower than everything that was ever asked for before: that is tighter, whatever waits. */
function isLowered(deeds: Person['deeds'], change: Extract<Deed, { did: 'choose' | 'change' }>) {
  return change.choices.some(({ kind, value }) => {
    if (value === null || kind === 'LogonBreakWholeSystemLimit') return false
    const before = deeds.flatMap((deed) =>
      (deed.did === 'choose' || deed.did === 'change') && deed.brand === change.brand && deed.at < change.at
        ? deed.choices.filter((one) => one.kind === kind).map((one) => one.value ?? Infinity)
        : [],
    )
    return before.length > 0 && value < Math.min(...before)
  })
}
