import type { Transaction } from '#server/kernel/index.ts'
import { findPlayerById, findSamePerson } from '#server/players/index.ts'
import { countPlay, hourOf } from './count-play.ts'
import * as queries from './exclusion.queries.ts'
import type { ExclusionFacts, ExclusionNeeds } from './needs.ts'
import { endThoseOfOthers, inheritExclusions } from './inherit-exclusions.ts'
import { liftElapsed, openExclusion } from './open-exclusion.ts'
import { findHourLosses } from './play.queries.ts'
import { findLatestCheck, type CheckRow } from './register.queries.ts'
import { breakOf, playedMinutes, stretchAt, type Stretch } from './stretch.ts'

const HOUR_MS = 3_600_000

/** Everything that is known about one player at one instant. */
export type PlayerStanding = {
  readonly now: Date
  readonly standing: readonly queries.ExclusionRow[]
  readonly lastCheck: CheckRow | undefined
  /** The answer is valid for a stake: given since the last sign-in, and not too old. */
  readonly isAnswerFresh: boolean
  readonly stretch: Stretch
  readonly breakDueAt: Date | null
  readonly hourLosses: ReadonlyMap<string, number>
  /** A break began just now: other processes must be notified. */
  readonly changedPlayers: readonly number[]
}

/** Answers of the register about a player at one instant. */
export type Answered = Pick<PlayerStanding, 'now' | 'lastCheck' | 'isAnswerFresh'>

/**
 * Reads what prevents a player's next stake. Locks the player's exclusions until the end of the transaction: records
 * ends that have passed, and begins a break that is due.
 */
export async function readStanding(needs: ExclusionNeeds, tx: Transaction, playerId: number): Promise<PlayerStanding> {
  return readRest(needs, tx, playerId, await holdAnswered(needs, tx, playerId))
}

/** The same; undefined at once where the register must be queried first, and the rest is read after its response. */
export async function readUnlessStale(
  needs: ExclusionNeeds,
  tx: Transaction,
  playerId: number,
  isStale: (answered: Answered) => boolean,
): Promise<PlayerStanding | undefined> {
  const answered = await holdAnswered(needs, tx, playerId)
  return isStale(answered) ? undefined : readRest(needs, tx, playerId, answered)
}

async function holdAnswered(
  { clock, target, register }: ExclusionNeeds,
  tx: Transaction,
  playerId: number,
): Promise<Answered> {
  const now = clock.now()
  await queries.lockExclusions(tx, playerId)
  const player = await findPlayerById(tx, target, playerId)
  const lastCheck = await findLatestCheck(tx, playerId, register.name)
  const isDoubted = lastCheck?.answer === 'clear' && (await isEnteredSince(tx, playerId, lastCheck.askedAt))
  return { now, lastCheck, isAnswerFresh: !isDoubted && isFresh(lastCheck, player?.lastSignInAt ?? null, now) }
}

/** Another client has learned from the register that the person is in it, after our own answer: we query again. */
async function isEnteredSince(tx: Transaction, playerId: number, askedAt: Date): Promise<boolean> {
  const standing = await queries.findStanding(tx, playerId)
  return standing.some(({ kind, from }) => kind === 'register' && from >= askedAt)
}

async function readRest(
  needs: ExclusionNeeds,
  tx: Transaction,
  playerId: number,
  answered: Answered,
): Promise<PlayerStanding> {
  const { law, target } = needs
  const { now } = answered
  const playerIds = (await findSamePerson(tx, target, playerId)).map((account) => account.playerId)
  await inheritExclusions(needs, tx, playerId, playerIds)
  const rule = law.forcedBreak()
  const counted = await countPlay(needs, tx, { playerIds, rule, now })
  const stretch = rule ? stretchAt(counted, rule, now) : counted
  let standing = await endThoseOfOthers(needs, tx, playerId, await liftElapsed(needs, tx, playerId))
  let changedPlayers: readonly number[] = []
  const due = rule && breakOf(stretch, rule)
  if (rule && due && due.from <= now && due.until > now && !standing.some(({ kind }) => kind === 'break')) {
    const opened = await openExclusion(needs, tx, {
      playerId,
      kind: 'break',
      source: 'rule',
      ruleId: rule.ruleId,
      until: due.until,
    })
    standing = [...standing, opened.row]
    changedPlayers = opened.playerIds
  }
  return {
    ...answered,
    standing,
    stretch,
    breakDueAt: due && due.from > now ? due.from : null,
    hourLosses: await lossesOfHour(needs, tx, playerIds, hourOf(now)),
    changedPlayers,
  }
}

/** The person's loss in each game in an hour of the clock, over the web and the terminals of venues. */
async function lossesOfHour(
  { readVenueLosses }: ExclusionNeeds,
  tx: Transaction,
  playerIds: readonly number[],
  hour: Date,
): Promise<ReadonlyMap<string, number>> {
  const onWeb = await findHourLosses(tx, playerIds, hour)
  const until = new Date(hour.getTime() + HOUR_MS)
  const atVenues = await readVenueLosses(tx, playerIds, { from: hour, until })
  if (atVenues.size === 0) return onWeb
  const keys = new Set([...onWeb.keys(), ...atVenues.keys()])
  return new Map([...keys].map((key) => [key, (onWeb.get(key) ?? 0) + (atVenues.get(key) ?? 0)]))
}

/** An answer is valid for the sign-in at which it was requested, and for the time of the law's figure. */
export function isFresh(check: CheckRow | undefined, signedInAt: Date | null, now: Date): boolean {
  if (!check || check.livesUntil === null || check.livesUntil <= now) return false
  return signedInAt === null || check.answeredAt >= signedInAt
}

/** The facts in the form of the law. */
export function factsOf(known: PlayerStanding, gameKey: string | null): ExclusionFacts {
  const { standing, lastCheck, stretch, now } = known
  const untilOf = (...kinds: readonly queries.ExclusionRow['kind'][]) =>
    latestOf(standing.filter(({ kind }) => kinds.includes(kind)))
  const entry = standing.find(({ kind }) => kind === 'register' || kind === 'screening')
  const answered =
    lastCheck && (known.isAnswerFresh || lastCheck.answer === 'excluded')
      ? ({ answer: lastCheck.answer, checkedAt: lastCheck.answeredAt.toISOString() } as const)
      : null
  return {
    register: entry ? { answer: 'excluded', checkedAt: entry.from.toISOString() } : answered,
    panicUntil: untilOf('panic'),
    selfExcludedUntil: untilOf('self'),
    play: {
      playedMinutes: playedMinutes(stretch, now),
      breakUntil: untilOf('break'),
      hourLossMinor: gameKey === null ? 0 : Math.max(0, known.hourLosses.get(gameKey) ?? 0),
      hourEndsAt: new Date(hourOf(now).getTime() + HOUR_MS).toISOString(),
      lastRoundAt: stretch.lastRoundAt?.toISOString() ?? null,
    },
  }
}

/** End of the longest one: an instant, `forever`, or null when there is none. */
function latestOf(rows: readonly queries.ExclusionRow[]): string | null {
  if (rows.length === 0) return null
  if (rows.some(({ until }) => until === null)) return 'forever'
  return new Date(Math.max(...rows.map(({ until }) => until?.getTime() ?? 0))).toISOString()
}
