import type { Award, BonusEntry } from '../../promotions/promotion-facts.ts'
import type { CheckNeeds, Person, ReportViolation } from '../check-facts.ts'

/** Each of the terms says: staked once over. */
const TIMES = 1

/**
 * Bonus money comes once for each gift, when its person takes it and may play; goes to and from cash in equal parts; becomes cash
 * only after so much of it was staked; and none is left where no gift is played.
 */
export function findWrongBonusMoney(person: Person, tell: ReportViolation, needs: CheckNeeds): void {
  const { promotions, entries } = person
  for (const brand of [0, 1] as const) {
    const awards = promotions.awards.filter((award) => award.brand === brand)
    const own = promotions.bonusEntries.filter((entry) => entry.brand === brand)
    let balance = 0
    for (const { at, debit, credit, balanceAfter } of own) {
      balance += credit - debit
      if (balance < 0 || balance !== balanceAfter) tell('bonus', Date.parse(at), `bonus money is ${balanceAfter}`)
    }
    const isPlayed = awards.some(({ state }) => state === 'active')
    if (!isPlayed && balance !== 0) tell('bonus', NaN, `${balance} of bonus money is left of nothing`)
    const activated = awards.filter(({ activatedAt }) => activatedAt !== null)
    if (sumOf(own, 'bonus', 'credit') !== activated.reduce((sum, { takenWith }) => sum + takenWith, 0))
      tell('bonus', NaN, 'more or less bonus money than gifts that were taken')
    const passed = ['bonus-stake', 'bonus-win', 'bonus-converted'] as const
    for (const kind of passed) {
      const cash = entries.filter((entry) => entry.brand === brand && entry.promotion === kind)
      const [there, here] = [sumOf(own, kind, 'debit') + sumOf(own, kind, 'credit'), sumOfCash(cash)]
      if (there !== here) tell('bonus', NaN, `${kind}: ${there} of bonus money, ${here} of cash`)
    }
    for (const award of activated) findWrongAward(person, { award, own, activated }, tell, needs)
  }
}

const sumOf = (entries: readonly BonusEntry[], kind: string, side: 'debit' | 'credit') =>
  entries.filter((entry) => entry.kind === kind).reduce((sum, entry) => sum + entry[side], 0)
const sumOfCash = (entries: readonly { readonly debit: number; readonly credit: number }[]) =>
  entries.reduce((sum, { debit, credit }) => sum + debit + credit, 0)

function findWrongAward(
  { no, market, deeds }: Person,
  of: { readonly award: Award; readonly own: readonly BonusEntry[]; readonly activated: readonly Award[] },
  tell: ReportViolation,
  { verifiedFrom }: CheckNeeds,
): void {
  const { award, own, activated } = of
  const { activatedAt, endedAt, acceptBefore, brand, campaign, amount, takenWith, state, leftAtEnd } = award
  if (activatedAt === null) return
  const at = Date.parse(activatedAt)
  // It becomes less with a deposit that went back, and never more.
  if (amount > takenWith) tell('bonus', at, `${campaign} of ${amount} was taken with ${takenWith}`)
  if (!deeds.some((deed) => deed.did === 'accept' && deed.brand === brand && deed.at === activatedAt))
    tell('bonus', at, `${campaign} was taken by nobody`)
  if (activatedAt >= acceptBefore) tell('bonus', at, `${campaign} was taken after ${acceptBefore}`)
  if (market === 'CZE' && at < (verifiedFrom(no)?.getTime() ?? Infinity))
    tell('bonus', at, `${campaign} of a temporary account`)
  for (const deed of deeds) {
    if ((deed.did !== 'panic' && deed.did !== 'exclude') || deed.refused || deed.at >= activatedAt) continue
    if (at < (deed.until === null ? Infinity : Date.parse(deed.until)))
      tell('bonus', at, `${campaign} was taken by somebody kept out by ${deed.did}`)
  }
  const end = endedAt ?? '9'
  if (activated.some((one) => one !== award && (one.activatedAt ?? '') < end && (one.endedAt ?? '9') > activatedAt))
    tell('bonus', at, `${campaign} is played beside another`)
  if (state !== 'converted') return
  const staked = sumOf(
    own.filter((entry) => entry.at >= activatedAt && entry.at <= end),
    'bonus-stake',
    'debit',
  )
  if (staked < amount * TIMES) tell('bonus', Date.parse(end), `${leftAtEnd} became cash after ${staked} of ${amount}`)
}
