import { findPresentRound, type RoundRow, type RoundState } from '#server/crash/rounds.queries.ts'
import { PAUSE_MS } from '#server/crash/timing.ts'
import { sql, type movableClock, type Querier } from '#server/kernel/index.ts'
import type { CrashProcess } from './crash-room.ts'

const BEATS_MAX = 20_000
const PLACES_MAX = 5_000
/** An unsuitable round is skipped in steps of this size, and so is the time in which every round waits: a lead lasts longer. */
const LARGE_STEP_MS = 900

type Present = RoundRow | undefined
type Secrets = Pick<CrashProcess['crash']['room'], 'secrets'>
type IsSuited = (crashPoint: number) => boolean

/** The processes and the clock of a test; a function, because every test has its own. */
export type CrashTable = {
  readonly db: Querier
  readonly clock: ReturnType<typeof movableClock>
  readonly by: CrashProcess
  readonly key: string
}
type Other = Partial<Pick<CrashTable, 'by' | 'key'>>

export const inState =
  (state: RoundState) =>
  (round: Present): boolean =>
    round?.state === state

export const isSettled =
  ({ id }: RoundRow) =>
  (round: Present): boolean =>
    round?.id === id && round.state === 'settled'

/**
 * Skips places of a game's chain until the next round has a suitable crash point; the proof of every round stays valid.
 * So no test depends on chance.
 */
export async function skipToRound(
  db: CrashTable['db'],
  { secrets }: Secrets,
  { gameKey, chainNo, definitionHash, place }: RoundRow,
  isSuited: IsSuited,
): Promise<void> {
  for (let next = place + 1; next < place + PLACES_MAX; next += 1) {
    const id = `${gameKey} ${chainNo} ${next}`
    const { crashPoint } = await secrets.of(db, { id, gameKey, chainNo, definitionHash, place: next })
    if (!isSuited(crashPoint)) continue
    await db.query(sql`update crash.chain set next_place = ${next} where no = ${chainNo}`)
    return
  }
  throw new Error('No round of the chain suits.')
}

/** How long nothing can happen to a round but bets: until its lock, or until the next one opens. */
function waitsFor(round: Present, now: Date): number {
  const { state, locksAt, crashedAt } = round ?? {}
  if (state === 'betting' && locksAt) return locksAt.getTime() - now.getTime()
  if (state === 'settled' && crashedAt) return crashedAt.getTime() + PAUSE_MS - now.getTime()
  return 0
}

/** Runs the rounds of shared games on a clock that a test moves. */
export function crashRounds(tableNow: () => CrashTable) {
  /**
   * Advances the clock in steps of a tick, and in large ones while a round waits, and runs the heartbeats after each, until a
   * condition holds.
   */
  const beatUntil = async (
    isSo: (round: Present) => boolean | Promise<boolean>,
    { stepMs = 100, ...other }: Other & { readonly stepMs?: number } = {},
  ): Promise<RoundRow> => {
    const { db, clock, by, key } = { ...tableNow(), ...other }
    for (let beats = 0; beats < BEATS_MAX; beats += 1) {
      await by.crash.beat()
      const round = await findPresentRound(db, key)
      if ((await isSo(round)) && round) return round
      clock.advance(Math.max(stepMs, Math.min(LARGE_STEP_MS, waitsFor(round, clock.now()))))
    }
    throw new Error('This never became so.')
  }

  /** Runs rounds until betting is open on one whose crash point is in a range. */
  const openRoundWith = async (
    isSuited: IsSuited,
    other: Other = {},
  ): Promise<{ readonly round: RoundRow; readonly crashPoint: number }> => {
    const { db, clock, by, key } = { ...tableNow(), ...other }
    const { room } = by.crash
    const isOpen = (round: Present): boolean => {
      room.want(key)
      return round?.state === 'betting' && round.locksAt !== null && clock.now() < round.locksAt
    }
    for (;;) {
      const round = await beatUntil(isOpen, other)
      const { crashPoint } = await room.secrets.of(db, round)
      if (isSuited(crashPoint)) return { round, crashPoint }
      await skipToRound(db, room, round, isSuited)
      await beatUntil((one) => one?.id !== round.id, { ...other, stepMs: LARGE_STEP_MS })
    }
  }

  return { beatUntil, openRoundWith }
}
