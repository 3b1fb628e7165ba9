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

/** A violation: the rule, the person, the instant. */
export type Violation = { readonly rule: string; readonly no: number; readonly at: string; readonly sentence: string }

/** A booked stake. */
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
  /** Stakes and wins of rounds, in the order of the books. */
  readonly rounds: readonly Stake[]
  /** Entries with a stake: the win of an open round comes later and is always allowed. */
  readonly stakes: readonly Stake[]
  readonly signed: readonly { readonly brand: BrandNo; readonly from: number; readonly to: number }[]
  readonly limits: LimitsInForce
  readonly promotions: OwnPromotions
}

/** Facts about a person outside the product. */
export type CheckNeeds = {
  readonly registerAnswers: (no: number, at: Date) => Answer
  readonly verifiedFrom: (no: number) => Date | undefined
}

/** Reports a violation of one person. */
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
 * Finds violations. Knows people's actions and the responses, the books and the sessions; uses none of the product's
 * computations of limits, calendars, breaks or exclusions.
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
    // Entries of two accounts by time; simultaneous ones in the order of their account.
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
