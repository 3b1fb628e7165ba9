import type { Deed } from '../../facts.ts'
import type { BrandNo } from '../../step.ts'
import type { Person, Tell } from '../check-facts.ts'
import { termsOf } from './find-wrong-gifts.ts'

type Staked = Extract<Deed, { did: 'stake' | 'decide' }>

/**
 * No free round past its number, its stake, its time or the cap of what becomes cash; each that was told is spent once and paid by the
 * house once; what is taken in their place is what the terms say, once, and no round is played beside it.
 */
export function findWrongFreeRounds(person: Person, tell: Tell): void {
  for (const brand of [0, 1] as const) findWrongAt(person, brand, tell)
}

function findWrongAt({ market, deeds, entries, promotions }: Person, brand: BrandNo, tell: Tell): void {
  const own = <T extends { readonly brand: BrandNo }>(rows: readonly T[]) => rows.filter((row) => row.brand === brand)
  const relations = own(promotions.freeRelations)
  const spent = own(promotions.spent)
  const played = own(deeds).filter(
    (deed): deed is Staked => deed.did === 'stake' && !deed.refused && deed.free === true,
  )
  const moved = (kind: string, side: 'debit' | 'credit') =>
    own(entries).reduce((sum, entry) => sum + (entry.promotion === kind ? entry[side] : 0), 0)
  const [relation] = relations
  const of = relation && termsOf(market).get(relation.campaign)
  if (relations.length > 1) tell('free', NaN, `${relations.length} times the same free rounds`)
  if (!relation || of?.gift.kind !== 'free-rounds') {
    if (spent.length + played.length > 0) tell('free', NaN, 'free rounds of nobody')
    return
  }
  const { stakeMinor, rounds, winCapMinor, conversion } = of.gift
  if (spent.length > rounds || relation.used !== spent.length)
    tell('free', NaN, `${spent.length} of ${rounds} free rounds are spent, ${relation.used} are noted`)
  const known = new Set(spent.map(({ round }) => round))
  if (known.size < spent.length) tell('free', NaN, 'a round is paid for twice')
  for (const { at, reference, stake } of played) {
    const when = Date.parse(at)
    if (!known.has(reference)) tell('free', when, `${reference} was told to be free and is not`)
    if (stake !== stakeMinor) tell('free', when, `a free round at a stake of ${stake}`)
    if (at >= of.window.hardEnd) tell('free', when, 'a free round after its time')
    if (relation.acceptedAt === null || at < relation.acceptedAt) tell('free', when, 'a free round that nobody took')
  }
  if (played.length !== spent.length) tell('free', NaN, `${spent.length} are spent, ${played.length} were told`)
  if (moved('free-round', 'credit') !== spent.length * stakeMinor) tell('free', NaN, 'the house paid another sum')
  const cash = played.reduce((sum, { win }) => sum + win, 0) - moved('free-round-held', 'debit')
  if (cash > (winCapMinor ?? Infinity)) tell('free', NaN, `${cash} of free rounds became cash`)
  const worth = Math.floor((stakeMinor * rounds * (conversion?.percent ?? 0)) / 100)
  const isConverted = relation.state === 'converted'
  const paid = moved('free-round-converted', 'credit')
  if (paid !== (isConverted ? worth : 0) || (isConverted && relation.converted !== worth))
    tell('free', NaN, `${paid} in place of free rounds, ${relation.state}`)
  if (isConverted && spent.length > 0) tell('free', NaN, 'free rounds are played beside what was taken for them')
}
