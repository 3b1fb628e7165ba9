import { Type, type Static } from 'typebox'
import { betGameParts, type BetEngine } from '../../../kit/math/bet-engine.ts'
import { makeCheck } from '../../../kit/math/check-shape.ts'
import { coinStakesFor, coinValueOf } from '../../../kit/math/coin-stakes.ts'
import { Closed } from '../../../kit/math/definition-parts.ts'
import type { Rng } from '../../../kit/math/rng.ts'

const Count = Type.Integer({ minimum: 1, maximum: 100 })

/**
 * Pick by pick into the unknown, with a pay that rises and may be taken after each. `field`: cells of which some are
 * traps. `rows`: in every row a few doors, some of them safe. `road`: steps that succeed with a given chance.
 */
export const StepsDefinition = Type.Object(
  {
    ...betGameParts('steps'),
    variants: Type.Array(
      Type.Object(
        {
          id: Type.String({ pattern: '^[a-z0-9-]+$' }),
          layout: Type.Union([
            Type.Object({ kind: Type.Literal('field'), cells: Count, traps: Count }, Closed),
            Type.Object({ kind: Type.Literal('rows'), rows: Count, doors: Count, safe: Count }, Closed),
            Type.Object(
              {
                kind: Type.Literal('road'),
                /** Of `outOf`, per step. */
                chances: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 60 }),
                outOf: Type.Integer({ minimum: 2, maximum: 1_000_000 }),
              },
              Closed,
            ),
          ]),
          /** In coins after each step, rising; the last step ends the round. */
          ladder: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 60 }),
        },
        Closed,
      ),
      { minItems: 1, maxItems: 60 },
    ),
  },
  Closed,
)
export type StepsDefinition = Static<typeof StepsDefinition>
type Layout = StepsDefinition['variants'][number]['layout']

/**
 * Everything that the player has decided so far: the variant, the picks (a cell, a door, or 0 on a road), and whether
 * the pay was taken. The same round is played again with each further pick; its secret does not change.
 */
export type StepsBet = { readonly variant: number; readonly picks: readonly number[]; readonly isTaken: boolean }
export type StepsOutcome = {
  readonly engine: 'steps'
  readonly v: 1
  readonly stakeMinor: number
  readonly bet: StepsBet
  /** Whether each pick was safe; only the last one can be a trap. */
  readonly safe: readonly boolean[]
  /** `open` waits for a pick or for the pay to be taken. */
  readonly state: 'open' | 'taken' | 'lost' | 'finished'
  /** Where all traps were (a cell; row times doors plus door; a step of the road): told when the round is over. */
  readonly traps?: readonly number[]
  /** What taking now pays; the win when the round is over. */
  readonly payMinor: number
  readonly winMinor: number
}

/** Chance that the first `steps` picks are safe: ways of all. The same for every choice of picks. */
function safeWays(layout: Layout, steps: number): { readonly ways: bigint; readonly of: bigint } {
  let [ways, of] = [1n, 1n]
  for (let step = 0; step < steps; step += 1) {
    if (layout.kind === 'field') {
      ways *= BigInt(layout.cells - layout.traps - step)
      of *= BigInt(layout.cells - step)
    } else if (layout.kind === 'rows') {
      ways *= BigInt(layout.safe)
      of *= BigInt(layout.doors)
    } else {
      ways *= BigInt(layout.chances[step] ?? 0)
      of *= BigInt(layout.outOf)
    }
  }
  return { ways, of }
}

/** Most picks that can all be safe. */
function longest(layout: Layout): number {
  if (layout.kind === 'field') return layout.cells - layout.traps
  return layout.kind === 'rows' ? layout.rows : layout.chances.length
}

/** Draw script: traps without return, each among the cells (or doors of a row) that are left; on a road one draw a step. */
function layTraps(layout: Layout, rng: Rng): number[] {
  const pick = (among: number, count: number, from: number): number[] => {
    const left = Array.from({ length: among }, (_, index) => from + index)
    return Array.from({ length: count }, () => left.splice(rng.below(left.length), 1)[0] ?? 0).toSorted((a, b) => a - b)
  }
  if (layout.kind === 'field') return pick(layout.cells, layout.traps, 0)
  if (layout.kind === 'rows') {
    return Array.from({ length: layout.rows }, (_, row) =>
      pick(layout.doors, layout.doors - layout.safe, row * layout.doors),
    ).flat()
  }
  return layout.chances.flatMap((chance, step) => (rng.below(layout.outOf) < chance ? [] : [step]))
}

const placeOf = (layout: Layout, pick: number, step: number): number => {
  if (layout.kind === 'field') return pick
  return layout.kind === 'rows' ? step * layout.doors + pick : step
}

const problemsOf = makeCheck(StepsDefinition, ({ variants }, say) => {
  if (new Set(variants.map(({ id }) => id)).size !== variants.length) say('Two variants have one id.')
  for (const { id, layout, ladder } of variants) {
    if (layout.kind === 'field' && layout.traps >= layout.cells) say(`${id}: no cell is safe.`)
    if (layout.kind === 'rows' && layout.safe >= layout.doors) say(`${id}: no door is a trap.`)
    if (layout.kind === 'road' && layout.chances.some((chance) => chance >= layout.outOf)) say(`${id}: a sure step.`)
    if (ladder.length > longest(layout)) say(`${id}: the ladder has a step that cannot be reached.`)
    if (ladder.some((pay, step) => step > 0 && pay <= (ladder[step - 1] ?? 0))) say(`${id}: the ladder must rise.`)
  }
})

function problemsOfBet({ variants }: StepsDefinition, bet: unknown): string[] {
  if (typeof bet !== 'object' || bet === null) return ['No bet.']
  const { variant, picks, isTaken } = bet as Partial<Record<keyof StepsBet, unknown>>
  const found = typeof variant === 'number' ? variants[variant] : undefined
  if (!found || !Array.isArray(picks) || typeof isTaken !== 'boolean') return ['There is no such bet.']
  const { layout, ladder } = found
  const width = layout.kind === 'field' ? layout.cells : layout.kind === 'rows' ? layout.doors : 1
  if (picks.length > ladder.length) return ['The ladder ends before.']
  if (!picks.every((pick) => Number.isInteger(pick) && pick >= 0 && pick < width))
    return ['A pick is not on the table.']
  if (layout.kind === 'field' && new Set(picks).size !== picks.length) return ['A cell is picked twice.']
  return isTaken && picks.length === 0 ? ['Nothing can be taken before the first step.'] : []
}

/** Mathematics of stepwise rounds: each call plays the whole round again with all decisions so far. */
export const stepsEngine: BetEngine<'steps', StepsDefinition, StepsBet, StepsOutcome> = {
  name: 'steps',
  problemsOf,
  problemsOfBet,
  betsOf: ({ variants }) =>
    variants.flatMap(({ id, ladder, layout }, variant) =>
      ladder.map((_, step) => ({
        name: `${id}, ${step + 1} steps`,
        bet: {
          variant,
          picks: Array.from({ length: step + 1 }, (_, index) => (layout.kind === 'field' ? index : 0)),
          isTaken: true,
        },
      })),
    ),
  waysOf: ({ variants }, { variant, picks }) => {
    const { layout, ladder } = variants[variant] as StepsDefinition['variants'][number]
    const { ways, of } = safeWays(layout, picks.length)
    return [
      { coins: ladder[picks.length - 1] ?? 0, ways },
      { coins: 0, ways: of - ways },
    ]
  },
  play(definition, stakeMinor, bet, rng) {
    const coinValueMinor = coinValueOf(definition, stakeMinor)
    const [problem] = problemsOfBet(definition, bet)
    if (problem) throw new RangeError(problem)
    const { layout, ladder } = definition.variants[bet.variant] as StepsDefinition['variants'][number]
    const traps = layTraps(layout, rng)
    const safe = bet.picks.map((pick, step) => !traps.includes(placeOf(layout, pick, step)))
    const trapped = safe.indexOf(false)
    if (trapped !== -1 && trapped < safe.length - 1) throw new RangeError('No pick is made after a trap.')
    const pay = (ladder[bet.picks.length - 1] ?? 0) * coinValueMinor
    const isLost = trapped !== -1
    const isFinished = !isLost && bet.picks.length === ladder.length
    const state = isLost ? 'lost' : bet.isTaken ? 'taken' : isFinished ? 'finished' : 'open'
    const payMinor = isLost ? 0 : pay
    return {
      engine: 'steps',
      v: 1,
      stakeMinor,
      bet,
      safe,
      state,
      ...(state === 'open' ? {} : { traps }),
      payMinor,
      winMinor: state === 'open' ? 0 : payMinor,
    }
  },
  stakesFor: coinStakesFor,
}
