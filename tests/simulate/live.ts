import type { Actor } from './actor.ts'
import type { Market } from './market.ts'
import type { StaffMove } from './step.ts'
import { LAST_INSTANT, momentAt } from './virtual-days.ts'
import { FREE, WORDS } from './promotions/plan.ts'
import { KINDS, PAID_IN_STAKES, choiceFor, WITHDRAWN_STAKES } from './choices.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60_000
/** The share of visits to the table. */
const TABLE_PART = 0.2

/** How much people play: most come once or twice, some often, a few stay for hours. */
const HABITS = [
  { part: 0.88, visits: 1, rounds: 2 },
  { part: 0.97, visits: 3, rounds: 5 },
  { part: 1, visits: 4, rounds: 28 },
] as const
/**
 * Pauses between two rounds: a few short ones, for which the product uses its cached judgement of a minute, and then a
 * long one, after which it judges again. Shorter than the pause that ends a period of play.
 */
const PAUSES_MS = [10 * SECOND_MS, 20 * SECOND_MS, 40 * SECOND_MS, 10 * MINUTE_MS, 10 * MINUTE_MS] as const

type Place = {
  readonly market: Market
  readonly leastStake: number
  readonly tableStake: number
  readonly now: () => Date
}

/** The instants at which a person continues. Everything between two of them happens at once. */
export type Life = AsyncGenerator<Date, void, void>

/** One person's month: registers at one brand or two, chooses limits, deposits, and visits one after another. */
export async function* live(accounts: readonly [Actor, ...Actor[]], place: Place): Life {
  const { random } = accounts[0]
  const share = random.next()
  const habit = HABITS.find(({ part }) => share < part) ?? HABITS[0]
  const visits = Array.from({ length: habit.visits + (random.chance(0.3) ? 1 : 0) }, () => momentAt(random.next()))
  const inOrder = visits.toSorted((a, b) => a.getTime() - b.getTime())

  yield inOrder[0] ?? momentAt(0)
  for (const actor of accounts) {
    await enter(actor, place)
    yield after(place, SECOND_MS)
  }
  for (const at of inOrder) {
    if (at > place.now()) yield at
    for (const actor of random.chance(0.5) ? accounts : accounts.toReversed()) yield* visit(actor, place, habit.rounds)
  }
}

async function enter(actor: Actor, place: Place): Promise<void> {
  const { leastStake, market } = place
  await actor.register()
  const { first } = KINDS[market.key]
  await actor.choice(
    'choose',
    first.map((kind) => choiceFor(actor.random, kind, { none: 0.65, leastStake })),
  )
  // Some come only for promotions, and play with those.
  if (actor.random.chance(0.2)) return
  await payIn(actor, place)
  await actor.settle()
}

/** Signs in, plays for a while, perhaps changes limits or stops, and leaves with or without signing out. */
async function* visit(actor: Actor, place: Place, rounds: number): Life {
  const { random } = actor
  // Not at the same instant as something else, because the order would be unknown afterwards.
  yield after(place, SECOND_MS)
  if (random.chance(0.1)) await changeLimits(actor, place)
  yield* seeWhatIsGiven(actor, place)
  if (random.chance(0.2)) {
    await payIn(actor, place)
    // Some leave the bank's page without paying.
    if (random.chance(0.8)) {
      yield after(place, random.pick(PAUSES_MS))
      await actor.settle()
    }
  }
  const signedIn = await actor.signIn()
  if (!signedIn.ok) return yield* comeBack(actor, place, signedIn.refused.earliestAllowedAt)
  if (random.chance(0.1)) {
    yield after(place, SECOND_MS)
    await changeLimits(actor, place)
  }
  const opened = await actor.openGame(random.chance(TABLE_PART) ? 'table' : 'reels')
  if (opened && !opened.ok) return yield* comeBack(actor, place, opened.refused.earliestAllowedAt)
  const count = 1 + random.below(rounds * 2)
  for (let round = 0; round < count; round += 1) {
    yield after(place, random.pick(PAUSES_MS))
    const stake = stakeOf(actor, place)
    const played = await actor.stake(stake)
    if (!played.ok) {
      if (played.refused.code === 'ERR_INSUFFICIENT_FUNDS' && (await payIn(actor, place))) {
        await actor.settle()
        continue
      }
      if (random.chance(0.4)) await actor.signOut()
      return yield* comeBack(actor, place, played.refused.earliestAllowedAt, stake)
    }
    if (random.chance(0.02)) {
      yield after(place, SECOND_MS)
      await changeLimits(actor, place)
    }
    if (random.chance(0.006)) {
      yield after(place, SECOND_MS)
      await actor.panic()
      // After a panic stop the person still tries to play, and may withdraw.
      yield after(place, 20 * SECOND_MS)
      yield* takeMoneyOut(actor, place)
    }
    if (random.chance(0.001)) {
      yield after(place, SECOND_MS)
      await actor.exclude(place.market.key === 'CZE' ? 12 : 6)
      yield* takeMoneyOut(actor, place)
    }
  }
  if (random.chance(0.12)) yield* takeMoneyOut(actor, place)
  if (random.chance(0.15)) {
    // Before or after the worker has handled the deposit.
    yield after(place, random.pick(PAUSES_MS))
    await actor.refund(random.pick([30, 50, 100]))
  }
  if (random.chance(0.6)) await actor.signOut()
  if (random.chance(0.2)) {
    // The game's page is still open in another tab.
    yield after(place, random.pick(PAUSES_MS))
    await actor.stake(stakeOf(actor, place))
  }
}

/** Tries again just before the announced instant, and at it. */
async function* comeBack(actor: Actor, place: Place, told: string | null, stake = stakeOf(actor, place)): Life {
  if (told === null || !actor.random.chance(0.5)) return
  const moment = new Date(told)
  const justBefore = new Date(moment.getTime() - SECOND_MS)
  if (moment > LAST_INSTANT || justBefore <= place.now()) return
  for (const at of [justBefore, moment]) {
    yield at
    if (!actor.isSignedIn() && !(await actor.signIn()).ok) continue
    const played = actor.hasGame() ? await actor.stake(stake) : undefined
    // A game session that has ended is opened again.
    if (played?.ok || (played && played.refused.code !== 'ERR_GAME_SESSION_ENDED')) continue
    const opened = await actor.openGame(actor.game())
    if (opened?.ok) await actor.stake(stake)
  }
}

/**
 * Requests a withdrawal; cancels it in time or too late, or staff reject it, or send it and record the bank's result.
 */
async function* takeMoneyOut(actor: Actor, place: Place): Life {
  const { random } = actor
  yield after(place, SECOND_MS)
  if (!(await actor.withdraw(place.leastStake * random.pick([...WITHDRAWN_STAKES])))) return
  yield after(place, random.pick(PAUSES_MS))
  const first = random.pick<'cancel' | StaffMove>(['cancel', 'refuse', 'send', 'send', 'send'])
  await actor.moveWithdrawal(first)
  // Any action again, as by an inattentive member of staff: only possible ones have an effect.
  yield after(place, random.pick(PAUSES_MS))
  await actor.moveWithdrawal(
    random.pick<'cancel' | StaffMove>(['cancel', 'refuse', 'send', 'setDone', 'setDone', 'setDone', 'setDone']),
  )
  if (!random.chance(0.2)) return
  yield after(place, random.pick(PAUSES_MS))
  await actor.moveWithdrawal('giveBack')
}

/** Uses a code, takes offers, enters tournaments; some continue only with what they were given. */
async function* seeWhatIsGiven(actor: Actor, place: Place): Life {
  const { random } = actor
  if (random.chance(0.3)) {
    const code = random.pick([...WORDS, 'NEZNAM'])
    yield after(place, SECOND_MS)
    await actor.useCode(code)
  }
  if (random.chance(0.4)) {
    yield after(place, SECOND_MS)
    await actor.enter(random.pick(['largest', 'best']))
  }
  if (random.chance(0.4)) {
    yield after(place, SECOND_MS)
    await actor.takeFree(random.pick([...FREE]), random.pick(['rounds', 'rounds', 'rounds', 'instead']))
  }
  if (!random.chance(0.6)) return
  yield after(place, SECOND_MS)
  await actor.accept()
  if (random.chance(0.5)) yield* takeMoneyOut(actor, place)
}

async function payIn(actor: Actor, { leastStake }: Place): Promise<boolean> {
  return actor.payIn(leastStake * PAID_IN_STAKES * actor.random.pick([1, 1, 2]))
}

async function changeLimits(actor: Actor, { market, leastStake }: Place): Promise<void> {
  const { random } = actor
  const { changed } = KINDS[market.key]
  const pending = actor.lastChoice()
  if (pending && random.chance(0.3)) await actor.cancel(pending)
  else await actor.choice('change', [choiceFor(random, random.pick(changed), { none: 0.25, leastStake })])
}

/** Stakes offered by both games in both currencies: the table's, and twice that. */
function stakeOf({ random, game }: Actor, { leastStake, tableStake }: Place): number {
  return game() === 'table' ? tableStake * random.pick([1, 1, 2]) : leastStake * random.pick([1, 1, 2, 5])
}

function after({ now }: Pick<Place, 'now'>, ms: number): Date {
  return new Date(now().getTime() + ms)
}
