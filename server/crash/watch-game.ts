import { randomUUID } from 'node:crypto'
import type { CrashFrame, CrashFrameBet } from '#contract/play-v1/crash-stream.ts'
import { multiplierAt, runsForMs } from '#games/engines/crash/math/index.ts'
import type { CrashRoom } from './crash-room.ts'
import * as betQueries from './bets.queries.ts'
import * as roundQueries from './rounds.queries.ts'
import { rulesOf } from './game-rules.ts'
import { isDue, TICK_MS } from './timing.ts'

/** One connection, as the game sees it. */
export type Viewer = {
  /** Sequence of the last frame that it was given; -1 when it has none of ours. */
  seen: number
  /** The round whose list it has. */
  seenRound: string | undefined
  /** False while earlier frames wait in its connection: it is left out and gets the newest state later. */
  readonly isReady: () => boolean
  /** Sends a frame that was made for all. */
  readonly sendPrebuilt: (frame: Buffer) => void
}

const SHOWN_BETS = 40
const HISTORY = 24
const LOOK_MS = 300
const QUIET_FRAME_MS = 1000
/**
 * Frames go to so many viewers in one go. More are served in turns spread over the time between two frames, each turn with
 * the state of its own moment: otherwise the last of thousands has an old frame, and whatever else the process does waits.
 */
export const VIEWERS_AT_ONCE = 2500
const TURNS_MAX = 5

type Shown = { readonly row: CrashFrameBet; changed: number }

/**
 * What the viewers of one game see, in one process: the books are looked at a few times a second, or at once when
 * something is known to have changed, and one frame is made for everybody.
 * @param buildFrame makes the bytes that go to every viewer
 * @param later runs a turn after so many milliseconds
 */
export function watchGame(
  room: CrashRoom,
  gameKey: string,
  buildFrame: (text: string) => Buffer,
  later: (turn: () => void, ms: number) => void = (turn, ms) => void setTimeout(turn, ms).unref(),
) {
  const { db, clock } = room
  const epoch = randomUUID().slice(0, 8)
  /** By the number that says in which turn they are served. */
  const viewers = new Map<Viewer, number>()
  let joined = 0
  const rules = rulesOf(gameKey)
  let round: roundQueries.RoundRow | undefined
  /** The moment of the crash; known here, told to nobody before it has come. */
  let crashAtMs = Number.POSITIVE_INFINITY
  let crashPoint = 100
  let sums: betQueries.BetSums = { bets: 0, cashed: 0, free: 0, staked: 0, won: 0 }
  let shown = new Map<string, Shown>()
  let history: NonNullable<CrashFrame['h']> = []
  let historyChanged = 0
  let sequence = 0
  let lookedAt = 0
  let sentAt = 0
  let isDirty = true
  let looking: Promise<void> | undefined

  const lookOnce = async (): Promise<void> => {
    isDirty = false
    const present = await roundQueries.findPresentRound(db, gameKey)
    if (present && (present.state === 'running' || present.state === 'locked') && rules) {
      const secret = await room.secrets.of(db, present)
      crashPoint = secret.crashPoint
      crashAtMs = (present.startedAt?.getTime() ?? Number.POSITIVE_INFINITY) + runsForMs(rules.definition, crashPoint)
    }
    if (!present) {
      round = undefined
      return
    }
    const [bets, sum] = await Promise.all([
      betQueries.listShownBets(db, present.id, SHOWN_BETS),
      betQueries.sumBets(db, present.id),
    ])
    const isOver = present.state === 'crashed' || present.state === 'settled'
    const isHistoryOld = history.length === 0 || (isOver && history[0]?.[0] !== present.id)
    if (isHistoryOld) {
      const last = await roundQueries.listFinished(db, { gameKey, limit: HISTORY })
      history = last.map(({ id, crashPoint: point }) => [id, point ?? 100] as const)
      historyChanged = sequence + 1
    }
    if (round?.id !== present.id) shown = new Map()
    round = present
    sums = sum
    for (const { id, alias, stake, cashOut, win } of bets) {
      const row: CrashFrameBet = [id.slice(-12), alias, stake, cashOut ?? 0, win]
      const known = shown.get(id)
      if (known?.row[3] !== row[3] || known.row[4] !== row[4]) shown.set(id, { row, changed: sequence + 1 })
    }
  }

  /** Looks at the books; of two at once the second waits for the first and looks again. */
  const look = async (): Promise<void> => {
    while (looking) await looking
    looking = lookOnce().finally(() => (looking = undefined))
    await looking
  }

  const multiplier = (nowMs: number): number => {
    if (!round?.startedAt || !rules) return 100
    if (round.crashPoint !== null) return round.stoppedAt ?? round.crashPoint
    return nowMs >= crashAtMs ? crashPoint : multiplierAt(rules.definition, nowMs - round.startedAt.getTime())
  }

  const describe = (nowMs: number): Omit<CrashFrame, 'p' | 'd' | 'h'> => ({
    e: epoch,
    q: sequence,
    at: nowMs,
    m: multiplier(nowMs),
    r: round
      ? {
          id: round.id,
          n: round.no,
          s: round.state,
          l: round.locksAt?.getTime() ?? null,
          t: round.startedAt?.getTime() ?? null,
          x: round.crashPoint,
          z: round.stoppedAt,
        }
      : null,
    c: [sums.bets, sums.cashed, viewers.size],
  })

  /** Everything that changed since a frame of ours; the whole when the frame is none of ours or of another round. */
  const frameSince = (nowMs: number, seen: number, seenRound: string | undefined): CrashFrame => {
    const isWhole = seen < 0 || seenRound !== round?.id
    const rows = [...shown.values()]
    const changed = rows.filter((one) => one.changed > seen).map(({ row }) => row)
    return {
      ...describe(nowMs),
      ...(isWhole ? { p: rows.map(({ row }) => row) } : changed.length > 0 ? { d: changed } : {}),
      ...(seen < 0 || historyChanged > seen ? { h: history } : {}),
    }
  }

  return {
    viewers,
    epoch,
    /** Looks at the books before the next frame. */
    touch: () => {
      isDirty = true
    },
    /** A viewer joins with what it has seen of this process; it gets what it lacks. */
    join: async (viewer: Viewer): Promise<void> => {
      viewers.set(viewer, joined++)
      if (!round || isDirty) await look()
      if (!viewers.has(viewer)) return
      const nowMs = clock.now().getTime()
      viewer.sendPrebuilt(buildFrame(JSON.stringify(frameSince(nowMs, viewer.seen, viewer.seenRound))))
      viewer.seen = sequence
      viewer.seenRound = round?.id
    },
    leave: (viewer: Viewer): void => void viewers.delete(viewer),
    /** Ten times a second: one frame for everybody who has seen the one before. */
    tick: async (): Promise<void> => {
      if (viewers.size === 0) return
      const startMs = clock.now().getTime()
      const isRunning = round?.state === 'running'
      if (isDirty || isDue(lookedAt, startMs, LOOK_MS)) {
        lookedAt = startMs
        const wasDirty = isDirty
        const before = `${round?.id} ${round?.state} ${round?.locksAt?.getTime()} ${sums.bets} ${sums.cashed}`
        const looked = look()
        // While the multiplier runs no frame waits for the books, unless the round is due to be over.
        if (!isRunning || startMs >= crashAtMs || wasDirty) await looked
        else looked.catch(() => undefined)
        const after = `${round?.id} ${round?.state} ${round?.locksAt?.getTime()} ${sums.bets} ${sums.cashed}`
        if (before === after && !isRunning && !isDue(sentAt, startMs, QUIET_FRAME_MS)) return
      } else if (!isRunning && !isDue(sentAt, startMs, QUIET_FRAME_MS)) return
      send(clock.now().getTime())
    },
  }

  function send(nowMs: number): void {
    sentAt = nowMs
    const turns = Math.min(TURNS_MAX, Math.ceil(viewers.size / VIEWERS_AT_ONCE))
    sendTurn(nowMs, 0, turns)
    for (let turn = 1; turn < turns; turn += 1)
      later(() => sendTurn(clock.now().getTime(), turn, turns), (turn * TICK_MS) / turns)
  }

  function sendTurn(nowMs: number, turn: number, turns: number): void {
    sequence += 1
    const roundId = round?.id
    // Who has seen the same gets the same bytes; they are made once, and next to always asked for again at once.
    const made = new Map<string, Buffer>()
    let last: { readonly seen: number; readonly seenRound: string | undefined; readonly frame: Buffer } | undefined
    for (const [viewer, number] of viewers) {
      if (number % turns !== turn || !viewer.isReady()) continue
      const { seen, seenRound } = viewer
      if (last?.seen !== seen || last.seenRound !== seenRound) {
        const name = `${seen} ${seenRound}`
        const frame = made.get(name) ?? buildFrame(JSON.stringify(frameSince(nowMs, seen, seenRound)))
        made.set(name, frame)
        last = { seen, seenRound, frame }
      }
      const { frame } = last
      viewer.sendPrebuilt(frame)
      viewer.seen = sequence
      viewer.seenRound = roundId
    }
  }
}

export type WatchedGame = ReturnType<typeof watchGame>
