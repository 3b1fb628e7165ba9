import type { NamedWays, WinWays } from '../../../kit/math/bet-engine.ts'
import type { HiLoDefinition } from './hi-lo-definition.ts'
import { HIGHER, isRight, LOWER, offersOn, payAfter, type Offer } from './offers.ts'

/** Where a round stands when the player decides. */
export type Position = {
  readonly steps: number
  /** Product of the numbers of right ranks so far: with `steps` it is the chance, and so the pay. */
  readonly right: bigint
  readonly rank: number
  readonly offers: readonly Offer[]
}
/** The answer that is given, or nothing when the pay is taken. Asked only where there is an answer. */
export type Policy = (position: Position) => Offer | undefined

const nextRanks = (definition: HiLoDefinition, rank: number, { pick }: Pick<Offer, 'pick'>): number[] =>
  Array.from({ length: definition.ranks }, (_, next) => next).filter((next) => isRight(definition, rank, pick, next))

/** The exact distribution of the win of a policy: each position is reached in a whole number of equally likely ways. */
export function waysOfPolicy(definition: HiLoDefinition, policy: Policy): WinWays {
  const { ranks } = definition
  const wins = new Map<number, bigint>([[0, 0n]])
  // All ways are counted among the sequences of the longest round.
  const all = BigInt(ranks) ** BigInt(definition.steps + 1)
  let won = 0n
  let here = new Map<string, Omit<Position, 'offers'> & { ways: bigint }>()
  for (let rank = 0; rank < ranks; rank += 1) {
    here.set(String(rank), { steps: 0, right: 1n, rank, ways: all / BigInt(ranks) })
  }
  while (here.size > 0) {
    const after: typeof here = new Map()
    for (const { steps, right, rank, ways } of here.values()) {
      const offers = offersOn(definition, steps, right, rank)
      const offer = offers.length === 0 ? undefined : policy({ steps, right, rank, offers })
      if (!offer) {
        const coins = payAfter(definition, steps, right)
        wins.set(coins, (wins.get(coins) ?? 0n) + ways)
        won += ways
        continue
      }
      const rightAfter = right * BigInt(offer.rightRanks)
      for (const next of nextRanks(definition, rank, offer)) {
        const key = `${rightAfter} ${next}`
        const known = after.get(key)
        const more = ways / BigInt(ranks)
        if (known) known.ways += more
        else after.set(key, { steps: steps + 1, right: rightAfter, rank: next, ways: more })
      }
    }
    here = after
  }
  wins.set(0, all - won)
  return [...wins].map(([coins, ways]) => ({ coins, ways }))
}

type Judged = { readonly worth: bigint; readonly offer: Offer | undefined }

/** The policy that returns most, or least: whole numbers are compared, counted over the sequences still to come. */
export function extremePolicy(definition: HiLoDefinition, isBest: boolean): Policy {
  const { ranks, steps: most } = definition
  const allRanks = Array.from({ length: ranks }, (_, rank) => rank)
  const right = allRanks.map((rank) => ({
    [HIGHER]: nextRanks(definition, rank, { pick: HIGHER }),
    [LOWER]: nextRanks(definition, rank, { pick: LOWER }),
  }))
  const known = new Map<bigint, readonly Judged[]>()
  /** Of every rank that can lie open after so many answers with this chance. */
  const judgeAll = (steps: number, chance: bigint): readonly Judged[] => {
    const key = chance * 32n + BigInt(steps)
    const found = known.get(key)
    if (found) return found
    const taken = steps > 0 ? BigInt(payAfter(definition, steps, chance)) * BigInt(ranks) ** BigInt(most - steps) : 0n
    const judged = allRanks.map((rank): Judged => {
      const offers = offersOn(definition, steps, chance, rank)
      // Before the first answer nothing can be taken.
      let best: Judged | undefined = steps > 0 || offers.length === 0 ? { worth: taken, offer: undefined } : undefined
      for (const offer of offers) {
        const after = judgeAll(steps + 1, chance * BigInt(offer.rightRanks))
        const worth = (right[rank]?.[offer.pick] ?? []).reduce((sum, next) => sum + (after[next]?.worth ?? 0n), 0n)
        if (!best || (isBest ? worth > best.worth : worth < best.worth)) best = { worth, offer }
      }
      if (!best) throw new Error('A position has neither a pay nor an answer.')
      return best
    })
    known.set(key, judged)
    return judged
  }
  return ({ steps, right: chance, rank }) => judgeAll(steps, chance)[rank]?.offer
}

const likelier: Policy = ({ offers }) =>
  offers.reduce((best, offer) => (offer.rightRanks > best.rightRanks ? offer : best))
const rarer: Policy = ({ offers }) =>
  offers.reduce((best, offer) => (offer.rightRanks < best.rightRanks ? offer : best))

/** Ways to play, and between them all that the game can return. */
export function strategiesOf(definition: HiLoDefinition): NamedWays[] {
  const untilStep =
    (last: number, policy: Policy): Policy =>
    (position) =>
      position.steps === last ? undefined : policy(position)
  return [
    ...Array.from({ length: definition.steps }, (_, index) => ({
      name: `likelier answer, ${index + 1} ${index === 0 ? 'step' : 'steps'}`,
      ways: waysOfPolicy(definition, untilStep(index + 1, likelier)),
    })),
    { name: 'rarer answer, 1 step', ways: waysOfPolicy(definition, untilStep(1, rarer)) },
    { name: 'rarer answer, to the end', ways: waysOfPolicy(definition, rarer) },
    { name: 'best play', ways: waysOfPolicy(definition, extremePolicy(definition, true)) },
    { name: 'worst play', ways: waysOfPolicy(definition, extremePolicy(definition, false)) },
  ]
}
