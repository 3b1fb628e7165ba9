import type { Deed } from './facts.ts'
import { live, type Life } from './live.ts'
import { makeActor, type ActorNeeds } from './actor.ts'
import type { Market } from './market.ts'
import { openRoomProcess } from './room-process.ts'
import { planOf } from './promotions/plan.ts'
import { randomOf } from '#tools/people/random.ts'
import type { BrandNo } from './step.ts'
import { stepTimes } from './profile.ts'
import { FIRST_INSTANT, LAST_INSTANT } from './virtual-days.ts'

export type Run = {
  readonly market: Market
  readonly databaseUrl: string
  readonly seed: string
  readonly players: number
  /** The probability that a step kills the process. */
  readonly crashChance: number
  readonly times?: ReturnType<typeof stepTimes>
  readonly log?: (line: string) => void
  /** Simulated only until then, and without a worker: all of its work is left undone. */
  readonly leftUndoneAt?: Date
  /** Called at the beginning of each simulated day with the used heap of the product's process; only without crashes. */
  readonly onDay?: (day: { readonly at: Date; readonly heapBytes: number }) => Promise<void>
}

/** Stakes offered by the game in both currencies, on which the plan is based: once, twice and five times this. */
const LEAST_STAKE = { CZE: 200, SVK: 20 } as const
const TABLE_STAKE = { CZE: 200, SVK: 100 } as const
/** The number of concurrent people: at most the number of the process's connections. */
const AT_ONCE = 12
/** The worker's maximum delay: a late worker makes limits stricter, never looser. */
const WORK_EVERY_MS = 30 * 60_000

/** The probability that the worker is killed during its work, if kills are enabled. */
const WORK_CRASH_CHANCE = 0.004

/** Every Nth person has an account at both brands: by law they are one person. */
const AT_BOTH_EVERY = 12
const isAtBoth = (no: number): boolean => no % AT_BOTH_EVERY === 5

const DAY_MS = 86_400_000
const dayOf = (at: number): number => Math.floor(at / DAY_MS)

type Due = { readonly at: number; readonly life: Life }

/**
 * Simulates everybody's days on one clock: everything due at an instant happens at that instant, concurrently; then the
 * clock advances to the next. Returns actions and responses in the order of time and number.
 */
export async function simulateMarket(run: Run): Promise<{ deeds: readonly Deed[]; kills: number; steps: number }> {
  const { market, seed, players, crashChance, times = stepTimes(), log = () => {}, leftUndoneAt, onDay } = run
  const room = await openRoomProcess(run)
  let present: Date = FIRST_INSTANT
  let steps = 0
  const deeds: Deed[] = []
  const turns = makeTurns()
  const send: ActorNeeds['send'] = (step, { key, brand, crash }) => {
    steps += 1
    const go = () => times.time(step.do, () => room.send(step, { at: present, key, brand, crash }))
    // A kill happens alone: otherwise it would be random whether concurrent steps were executed.
    return crash ? turns.alone(go) : turns.together(go)
  }
  const needs: ActorNeeds = {
    seed,
    currency: market.key === 'CZE' ? 'CZK' : 'EUR',
    now: () => present,
    crashChance,
    send,
    record: (deed) => void deeds.push(deed),
  }
  const place = { market, leastStake: LEAST_STAKE[market.key], tableStake: TABLE_STAKE[market.key], now: () => present }
  let due: Due[] = []
  const line = new Map<number, Life[]>()
  const instants: number[] = []
  const plan = ({ at, life }: Due): void => {
    const known = line.get(at)
    if (known) known.push(life)
    else {
      line.set(at, [life])
      insertInOrder(instants, at)
    }
  }
  const goOn = async (life: Life): Promise<void> => {
    const { done, value } = await life.next()
    if (!done) due.push({ at: Math.max(value.getTime(), present.getTime()), life })
  }
  for (let no = 1; no <= players; no += 1) {
    const accounts = [makeActor(needs, no), ...(isAtBoth(no) ? [makeActor(needs, no, 1)] : [])] as const
    const life = live(accounts, place)
    await goOn(life)
  }
  due.forEach(plan)
  due = []
  const fate = randomOf(seed, 'fate', 'work')
  const work = async (key: string): Promise<void> => {
    // Also killed while giving in bulk.
    const crash = fate.chance(WORK_CRASH_CHANCE * Math.sign(crashChance))
      ? { atStatement: 1 + fate.below(600) }
      : undefined
    await send({ do: 'work' }, { key, brand: 0, crash })
  }
  let nextWork = 0
  let told = 0
  log(`${market.key}: everybody is born`)
  try {
    for (const brand of [0, 1] as const) await writePromotions(needs, brand, place.leastStake)
    for (let at = instants.shift(); at !== undefined; at = instants.shift()) {
      if (leftUndoneAt && at > leftUndoneAt.getTime()) return { deeds: inOrder(deeds), kills: room.kills(), steps }
      if (onDay && dayOf(at) > dayOf(present.getTime()))
        await onDay({ at: new Date(at), heapBytes: await room.heapBytes() })
      present = new Date(at)
      if (!leftUndoneAt && at >= nextWork) {
        nextWork = (Math.floor(at / WORK_EVERY_MS) + 1) * WORK_EVERY_MS
        await work(`work/${at}`)
      }
      const lives = line.get(at) ?? []
      line.delete(at)
      await forEachAtOnce(lives, goOn)
      due.forEach(plan)
      due = []
      if (deeds.length - told > 10_000) {
        told = deeds.length
        log(`${market.key} ${present.toISOString().slice(0, 16)}: ${told} deeds, ${room.kills()} kills`)
      }
    }
    present = LAST_INSTANT
    await work('work/last')
    await work('work/last of all')
  } finally {
    await room.close()
  }
  return { deeds: inOrder(deeds), kills: room.kills(), steps }
}

/** The promotions that staff create at a brand before anybody comes. */
async function writePromotions(needs: ActorNeeds, brand: BrandNo, leastStake: number): Promise<void> {
  for (const written of planOf(leastStake)) {
    const taken = await needs.send({ do: 'write', written }, { key: `write/${brand}/${written.key}`, brand })
    const refused = taken.ok ? {} : { refused: taken.refused }
    needs.record({ did: 'write', key: written.key, at: needs.now().toISOString(), no: 0, brand, ...refused })
  }
}

/** One person's actions in the order in which they happened; simultaneous ones of several people by their numbers. */
function inOrder(deeds: readonly Deed[]): Deed[] {
  return deeds
    .map((deed, index) => ({ deed, index }))
    .sort((a, b) =>
      a.deed.at < b.deed.at ? -1 : a.deed.at > b.deed.at ? 1 : a.deed.no - b.deed.no || a.index - b.index,
    )
    .map(({ deed }) => deed)
}

function insertInOrder(instants: number[], at: number): void {
  let low = 0
  let high = instants.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((instants[middle] ?? 0) < at) low = middle + 1
    else high = middle
  }
  instants.splice(low, 0, at)
}

async function forEachAtOnce<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  let next = 0
  const lane = async (): Promise<void> => {
    for (let index = next++; index < all.length; index = next++) {
      const one = all[index]
      if (one !== undefined) await work(one)
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, all.length) }, lane))
}

/** Runs many steps concurrently, or one alone. */
function makeTurns() {
  const together = new Set<Promise<unknown>>()
  let alone: Promise<unknown> = Promise.resolve()
  return {
    together: async <T>(go: () => Promise<T>): Promise<T> => {
      // Another one may have requested to run alone meanwhile.
      for (let seen; seen !== alone; await seen) seen = alone
      const going = go()
      together.add(going)
      try {
        return await going
      } finally {
        together.delete(going)
      }
    },
    alone: <T>(go: () => Promise<T>): Promise<T> => {
      const before = alone
      const going = (async () => {
        await before
        await Promise.allSettled(together)
        return go()
      })()
      alone = going.catch(() => {})
      return going
    },
  }
}
