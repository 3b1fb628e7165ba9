import type { Answer } from '#server/exclusion/registers/register.ts'
import type { Deed, Entry, Facts, Signed } from '../facts.ts'
import type { BrandNo } from '../step.ts'
import { findUnnamedRefusals } from './find-unnamed-refusals.ts'
import { findWrongBooks } from './find-wrong-books.ts'
import { findBroken } from './find-broken-promises.ts'
import { findPassedDeposits } from './find-passed-deposits.ts'
import { findPassedLimits } from './find-passed-limits.ts'
import { findPlayInBreaks } from './find-play-in-breaks.ts'
import { findPlayOfExcluded } from './find-play-of-excluded.ts'
import { findPlayOfUnverified } from './find-play-of-unverified.ts'
import { findWrongWithdrawals } from './find-wrong-withdrawals.ts'
import { findUnlawful } from './promotions/find-unlawful.ts'
import { findPassedBudgets } from './promotions/find-passed-budgets.ts'
import { findWrongBonusMoney } from './promotions/find-wrong-bonus-money.ts'
import { findPassedFirings, findWrongFirings } from './promotions/find-wrong-firings.ts'
import { findWrongReturns } from './promotions/find-wrong-returns.ts'
import { findWrongFreeRounds } from './promotions/find-wrong-free-rounds.ts'
import { findWrongGifts } from './promotions/find-wrong-gifts.ts'
import { findWrongPoints } from './promotions/find-wrong-points.ts'
import { findWrongResults } from './promotions/find-wrong-results.ts'
import { ownPromotions, type OwnPromotions } from './promotions/own-promotions.ts'
import { followChoices, strictestOf, type LimitsInForce } from './limits-in-force.ts'

/** Something that must not have happened: by which rule, to whom, when. */
export type Violation = { readonly rule: string; readonly no: number; readonly at: string; readonly sentence: string }

/** A stake that the books have. */
export type Stake = {
  readonly at: number
  readonly brand: BrandNo
  readonly stake: number
  readonly win: number
  readonly reference: string
}

/** Everything about one person, in the order of time. */
export type Person = {
  readonly no: number
  readonly market: Facts['market']
  readonly deeds: readonly Deed[]
  readonly entries: readonly Entry[]
  /** What rounds took and gave, in the order of the books. */
  readonly rounds: readonly Stake[]
  /** Those that took something: the win of an open round comes later and is never held back. */
  readonly stakes: readonly Stake[]
  readonly signed: readonly { readonly brand: BrandNo; readonly from: number; readonly to: number }[]
  readonly limits: LimitsInForce
  readonly promotions: OwnPromotions
}

/** What the world outside the product knows of a person. */
export type CheckNeeds = {
  readonly registerAnswers: (no: number, at: Date) => Answer
  readonly verifiedFrom: (no: number) => Date | undefined
}

/** Tells a violation of one person. */
export type ReportViolation = (rule: string, at: number, sentence: string) => void

const FINDERS: readonly ((person: Person, tell: ReportViolation, needs: CheckNeeds) => void)[] = [
  findPassedLimits,
  findPlayInBreaks,
  findPlayOfExcluded,
  findPlayOfUnverified,
  findPassedDeposits,
  findBroken,
  findUnnamedRefusals,
  findWrongBooks,
  findWrongWithdrawals,
  findWrongGifts,
  findWrongFirings,
  findWrongReturns,
  findWrongFreeRounds,
  findWrongBonusMoney,
  findWrongPoints,
]

/**
 * Looks for everything that must not have happened. Knows what people did and were told, what the books have and when
 * people were signed in; none of the product's own reckoning of limits, calendars, breaks or exclusions.
 */
export function checkFacts(facts: Facts, needs: CheckNeeds): Violation[] {
  const violations: Violation[] = []
  for (const person of peopleOf(facts)) {
    const tell: ReportViolation = (rule, at, sentence) =>
      violations.push({ rule, no: person.no, at: Number.isFinite(at) ? new Date(at).toISOString() : '', sentence })
    for (const find of FINDERS) find(person, tell, needs)
  }
  const tellOfAll: ReportViolation = (rule, at, sentence) =>
    violations.push({ rule, no: 0, at: Number.isFinite(at) ? new Date(at).toISOString() : '', sentence })
  for (const find of [findUnlawful, findPassedBudgets, findPassedFirings, findWrongResults]) find(facts, tellOfAll)
  return violations
}

function peopleOf({ market, deeds: all, entries, signed, promotions }: Facts): Person[] {
  const deeds = all.filter(({ did }) => did !== 'write')
  const deedsOf = Map.groupBy(deeds, ({ no }) => no)
  const promotionsOf = ownPromotions(promotions)
  const entriesOf = Map.groupBy(entries, ({ no }) => no)
  const signedOf = Map.groupBy(signed, ({ no }) => no)
  const given = [promotions.gifts, promotions.awards, promotions.points].flatMap((rows) => rows.map(({ no }) => no))
  const numbers = new Set([...deedsOf.keys(), ...entriesOf.keys(), ...given])
  return [...numbers].map((no) => {
    const own = deedsOf.get(no) ?? []
    const booked = entriesOf.get(no) ?? []
    // Of two accounts by time; what is booked at one instant stays in the order of its account.
    const rounds = booked
      .filter(({ isRound }) => isRound)
      .map(({ at, brand, debit, credit, reference }) => ({
        at: Date.parse(at),
        brand,
        stake: debit,
        win: credit,
        reference,
      }))
      .toSorted((a, b) => a.at - b.at)
    return {
      no,
      market,
      deeds: own,
      entries: booked,
      rounds,
      stakes: rounds.filter(({ stake }) => stake > 0),
      signed: (signedOf.get(no) ?? []).map(({ brand, from, to }: Signed) => ({
        brand,
        from: Date.parse(from),
        to: Date.parse(to),
      })),
      promotions: promotionsOf(no),
      limits: strictestOf(
        [0, 1].map((brand) =>
          followChoices(
            market,
            own.filter((deed) => deed.brand === brand),
          ),
        ),
      ),
    }
  })
}
