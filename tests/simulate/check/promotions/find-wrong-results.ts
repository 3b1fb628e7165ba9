import type { Deed, Facts } from '../../facts.ts'
import { planOf, type Written } from '../../promotions/plan.ts'
import type { Result } from '../../promotions/promotion-facts.ts'
import type { BrandNo } from '../../step.ts'
import type { ReportViolation } from '../check-facts.ts'

const LEAST_OF_SVK = 20
const PARTS = 10_000

type Tournament = Extract<Written, { what: 'tournament' }>
type Stake = Extract<Deed, { did: 'stake' | 'decide' }>
type Standing = { readonly no: number; readonly score: number; readonly at: string; readonly reference: string }

/**
 * Each tournament's table is recomputed here from the responses to its players' rounds, by its rules: the product's has
 * the same players with the same scores in the same places, and each place has its prize once, also in the books.
 */
export function findWrongResults(facts: Facts, tell: ReportViolation): void {
  const { market, promotions, entries } = facts
  if (market !== 'SVK') return
  for (const written of planOf(LEAST_OF_SVK)) {
    if (written.what !== 'tournament') continue
    for (const brand of [0, 1] as const) {
      const results = promotions.results.filter((one) => one.key === written.key && one.brand === brand)
      comparePlaces(tableOf(facts, written, brand), results, written, tell)
    }
  }
  const paid = promotions.results.filter(({ outcome }) => outcome === 'paid')
  const given = (no: number, brand: BrandNo) =>
    paid.filter((one) => one.no === no && one.brand === brand).reduce((sum, { prize }) => sum + prize, 0)
  const booked = Map.groupBy(
    entries.filter(({ promotion }) => promotion === 'tournament-prize'),
    ({ no, brand }) => `${no}/${brand}`,
  )
  const owners = new Set([...booked.keys(), ...paid.map(({ no, brand }) => `${no}/${brand}`)])
  for (const owner of owners) {
    const [no = 0, brand = 0] = owner.split('/').map(Number)
    const got = (booked.get(owner) ?? []).reduce((sum, { credit }) => sum + credit, 0)
    const due = given(no, brand as BrandNo)
    if (got !== due) tell('tournament', NaN, `${no} got ${got} of prizes, the results say ${due}`)
  }
}

/** Best first, of everybody who entered and was not removed meanwhile. */
function tableOf({ deeds }: Facts, { key, terms, from, to }: Tournament, brand: BrandNo): Standing[] {
  const own = deeds.filter((deed) => deed.brand === brand)
  const entered = new Map<number, string>()
  for (const deed of own)
    if (deed.did === 'enter' && deed.key === key && !deed.refused && !entered.has(deed.no))
      entered.set(deed.no, deed.at)
  const keptOut = new Set(
    deeds.flatMap((deed) => {
      const since = entered.get(deed.no)
      const isStop = (deed.did === 'panic' || deed.did === 'exclude') && !deed.refused
      return isStop && since !== undefined && deed.at >= since && deed.at < to ? [deed.no] : []
    }),
  )
  const plays = Map.groupBy(
    own.filter(
      (deed): deed is Stake =>
        deed.did === 'stake' &&
        !deed.refused &&
        deed.game === 'reels' &&
        (terms.countsFreeRounds || !deed.free) &&
        deed.win > 0 &&
        deed.at >= from &&
        deed.at < to,
    ),
    ({ no }) => no,
  )
  const best = terms.scoring.kind === 'best-sum' ? terms.scoring.best : 1
  return [...entered]
    .flatMap(([no, since]): Standing[] => {
      const kept = (plays.get(no) ?? [])
        .filter(({ at }) => at >= since)
        .map(({ at, reference, win, stake }) => ({ at, reference, multiple: Math.floor((win * PARTS) / stake) }))
        .filter(({ multiple }) => multiple > 0)
        .toSorted(
          (a, b) =>
            b.multiple - a.multiple || (a.at < b.at ? -1 : a.at > b.at ? 1 : a.reference < b.reference ? -1 : 1),
        )
        .slice(0, best)
      const last = kept.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.reference < b.reference ? 1 : -1))[0]
      if (keptOut.has(no) || !last) return []
      const score = kept.reduce((sum, { multiple }) => sum + multiple, 0)
      return [{ no, score, at: last.at, reference: last.reference }]
    })
    .toSorted((a, b) => b.score - a.score || (a.at < b.at ? -1 : a.at > b.at ? 1 : a.reference < b.reference ? -1 : 1))
}

function comparePlaces(
  table: readonly Standing[],
  results: readonly Result[],
  { key, terms }: Tournament,
  tell: ReportViolation,
): void {
  // People excluded by the state's register are removed as well, without an action of their own.
  const present = new Set(results.map(({ no }) => no))
  const due = table.filter(({ no }) => present.has(no))
  for (const [index, result] of results.toSorted((a, b) => a.place - b.place).entries()) {
    const stands = due[index]
    if (stands?.no !== result.no || stands.score !== result.score || result.place !== index + 1)
      return tell(
        'tournament',
        NaN,
        `${key}: place ${result.place} is ${result.no} with ${result.score}, by their rounds ${stands?.no} with ${stands?.score}`,
      )
    const prize = terms.prizes.find(({ fromPlace, toPlace }) => result.place >= fromPlace && result.place <= toPlace)
    const promised = prize?.kind === 'money' ? prize.amountMinor : 0
    if (result.prize !== promised)
      tell('tournament', NaN, `${key}: place ${result.place} has ${result.prize} and not ${promised}`)
  }
}
