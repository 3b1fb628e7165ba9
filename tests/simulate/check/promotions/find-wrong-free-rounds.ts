import type { Deed } from '../../facts.ts'
import type { Award, FreeRelation, SpentRound } from '../../promotions/promotion-facts.ts'
import type { BrandNo } from '../../step.ts'
import type { Person, ReportViolation } from '../check-facts.ts'
import { termsOf } from './find-wrong-gifts.ts'

type Staked = Extract<Deed, { did: 'stake' | 'decide' }>

/**
 * No free round past its number, its stake, its time or the cap of what becomes cash; each that was told is spent once and paid by the
 * house once; what is taken in their place is what the terms say, once, and no round is played beside it. What they win for bonus
 * money is kept from cash, and offered once, within the cap, when they are over.
 */
export function findWrongFreeRounds(person: Person, tell: ReportViolation): void {
  for (const brand of [0, 1] as const) findWrongAt(person, brand, tell)
}

function findWrongAt(person: Person, brand: BrandNo, tell: ReportViolation): void {
  const { deeds, entries, promotions } = person
  const own = <T extends { readonly brand: BrandNo }>(rows: readonly T[]) => rows.filter((row) => row.brand === brand)
  const relations = own(promotions.freeRelations)
  const spent = own(promotions.spent)
  const played = own(deeds).filter(
    (deed): deed is Staked => deed.did === 'stake' && !deed.refused && deed.free === true,
  )
  const moved = (kind: string, side: 'debit' | 'credit') =>
    own(entries).reduce((sum, entry) => sum + (entry.promotion === kind ? entry[side] : 0), 0)
  let [paid, held, converted] = [0, 0, 0]
  for (const campaign of new Set([...relations, ...spent].map((one) => one.campaign))) {
    const of = <T extends { readonly campaign: string }>(rows: readonly T[]) =>
      rows.filter((row) => row.campaign === campaign)
    const rounds = new Set(of(spent).map(({ round }) => round))
    const found = {
      relations: of(relations),
      spent: of(spent),
      played: played.filter(({ reference }) => rounds.has(reference)),
      awards: of(own(promotions.awards)),
    }
    const sums = findWrongOf(person, campaign, found, tell)
    paid += sums.paid
    held += sums.held
    converted += sums.converted
  }
  const known = new Set(spent.map(({ round }) => round))
  if (known.size < spent.length) tell('free', NaN, 'a round is paid for twice')
  for (const { at, reference } of played)
    if (!known.has(reference)) tell('free', Date.parse(at), `${reference} was told to be free and is not`)
  if (played.length !== spent.length) tell('free', NaN, `${spent.length} are spent, ${played.length} were told`)
  if (moved('free-round', 'credit') !== paid) tell('free', NaN, 'the house paid another sum')
  if (moved('free-round-held', 'debit') !== held)
    tell('free', NaN, `${moved('free-round-held', 'debit')} of wins are held, not ${held}`)
  if (moved('free-round-converted', 'credit') !== converted)
    tell('free', NaN, `${moved('free-round-converted', 'credit')} in place of free rounds, not ${converted}`)
}

type Found = {
  readonly relations: readonly FreeRelation[]
  readonly spent: readonly SpentRound[]
  readonly played: readonly Staked[]
  readonly awards: readonly Award[]
}
const NOTHING = { paid: 0, held: 0, converted: 0 }

/** What is wrong with the free rounds of one campaign; gives what they have to move in the books. */
function findWrongOf({ market }: Person, campaign: string, found: Found, tell: ReportViolation): typeof NOTHING {
  const { relations, spent, played, awards } = found
  const [relation] = relations
  const of = termsOf(market).get(campaign)
  if (relations.length > 1) tell('free', NaN, `${relations.length} times the same free rounds`)
  if (!relation || of?.gift.kind !== 'free-rounds') {
    tell('free', NaN, `free rounds of nobody: ${campaign}`)
    return NOTHING
  }
  const { stakeMinor, rounds, winTo, winCapMinor, conversion } = of.gift
  if (spent.length > rounds || relation.used !== spent.length)
    tell('free', NaN, `${spent.length} of ${rounds} free rounds are spent, ${relation.used} are noted`)
  for (const { at, stake } of played) {
    const when = Date.parse(at)
    if (stake !== stakeMinor) tell('free', when, `a free round at a stake of ${stake}`)
    if (at >= of.window.hardEnd) tell('free', when, 'a free round after its time')
    if (relation.acceptedAt === null || at < relation.acceptedAt) tell('free', when, 'a free round that nobody took')
  }
  const isConverted = relation.state === 'converted'
  const worth = isConverted ? Math.floor((stakeMinor * rounds * (conversion?.percent ?? 0)) / 100) : 0
  if (isConverted && relation.converted !== worth) tell('free', NaN, `${relation.converted} in place of ${worth}`)
  if (isConverted && spent.length > 0) tell('free', NaN, 'free rounds are played beside what was taken for them')
  const won = played.reduce((sum, { win }) => sum + win, 0)
  const cap = winCapMinor ?? Infinity
  const isOver = relation.state === 'finished' || relation.state === 'expired'
  const toBonus = winTo === 'bonus' && isOver ? Math.min(won, cap) : 0
  const offered = toBonus + (conversion?.to === 'bonus' ? worth : 0)
  const sums = awards.map(({ takenWith, amount }) => (takenWith > 0 ? takenWith : amount))
  if (sums.length !== (offered > 0 ? 1 : 0) || (offered > 0 && sums[0] !== offered))
    tell('free', NaN, `${sums.join(' and ') || 'nothing'} of bonus money for free rounds, not ${offered}`)
  return {
    paid: spent.length * stakeMinor,
    held: winTo === 'bonus' ? won : Math.max(0, won - cap),
    converted: conversion?.to === 'cash' ? worth : 0,
  }
}
