import { randomUUID } from 'node:crypto'
import type { CrashFrame, CrashFrameBet } from '#contract/play-v1/crash-stream.ts'
import { multiplierAt, runsForMs } from '#games/engines/crash/math/index.ts'
import type { CrashRoom } from './crash-room.ts'
import { listFinished } from './archive/find-rounds.ts'
import * as betQueries from './bets.queries.ts'
import * as roundQueries from './rounds.queries.ts'
import { rulesOf, type CrashRules } from './game-rules.ts'

const SHOWN_BETS = 40
const HISTORY = 24

type Shown = { readonly row: CrashFrameBet; changed: number }

/** State of a game in one process, as its viewers see it. */
export type ShownGame = {
  readonly gameKey: string
  /** Distinguishes the frames of this process from those of others. */
  readonly epoch: string
  readonly rules: CrashRules | undefined
  round: roundQueries.RoundRow | undefined
  /** The instant of the crash; known here, sent to nobody before it has come. */
  crashAtMs: number
  crashPoint: number
  sums: betQueries.BetSums
  shown: Map<string, Shown>
  history: NonNullable<CrashFrame['h']>
  historyChanged: number
  /** Sequence number of the last frame. */
  sequence: number
  /** Something has changed since the books were read. */
  isDirty: boolean
}

export function createShownGame(gameKey: string): ShownGame {
  return {
    gameKey,
    epoch: randomUUID().slice(0, 8),
    rules: rulesOf(gameKey),
    round: undefined,
    crashAtMs: Number.POSITIVE_INFINITY,
    crashPoint: 100,
    sums: { bets: 0, cashed: 0, free: 0, staked: 0, won: 0 },
    shown: new Map(),
    history: [],
    historyChanged: 0,
    sequence: 0,
    isDirty: true,
  }
}

/** Reads the books once. */
export async function readBooks({ db, secrets }: CrashRoom, game: ShownGame): Promise<void> {
  const { gameKey, rules } = game
  game.isDirty = false
  const present = await roundQueries.findPresentRound(db, gameKey)
  if (present && (present.state === 'running' || present.state === 'locked') && rules) {
    const secret = await secrets.of(db, present)
    game.crashPoint = secret.crashPoint
    game.crashAtMs =
      (present.startedAt?.getTime() ?? Number.POSITIVE_INFINITY) + runsForMs(rules.definition, game.crashPoint)
  }
  if (!present) {
    game.round = undefined
    return
  }
  const [bets, sum] = await Promise.all([
    betQueries.listShownBets(db, present.id, SHOWN_BETS),
    betQueries.sumBets(db, present.id),
  ])
  const isOver = present.state === 'crashed' || present.state === 'settled'
  const isHistoryOld = game.history.length === 0 || (isOver && game.history[0]?.[0] !== present.id)
  if (isHistoryOld) {
    const last = await listFinished(db, { gameKey, limit: HISTORY })
    game.history = last.map(({ id, crashPoint: point }) => [id, point ?? 100] as const)
    game.historyChanged = game.sequence + 1
  }
  if (game.round?.id !== present.id) game.shown = new Map()
  game.round = present
  game.sums = sum
  for (const { id, alias, stake, cashOut, win } of bets) {
    const row: CrashFrameBet = [id.slice(-12), alias, stake, cashOut ?? 0, win]
    const known = game.shown.get(id)
    if (known?.row[3] !== row[3] || known.row[4] !== row[4]) game.shown.set(id, { row, changed: game.sequence + 1 })
  }
}

type Since = { readonly nowMs: number; readonly seen: number; readonly seenRound: string | undefined }

/** Everything that changed since a frame of ours; the complete state when the frame is of another process or round. */
export function frameSince(game: ShownGame, { nowMs, seen, seenRound }: Since, viewers: number): CrashFrame {
  const isWhole = seen < 0 || seenRound !== game.round?.id
  const rows = [...game.shown.values()]
  const changed = rows.filter((one) => one.changed > seen).map(({ row }) => row)
  return {
    ...describe(game, nowMs, viewers),
    ...(isWhole ? { p: rows.map(({ row }) => row) } : changed.length > 0 ? { d: changed } : {}),
    ...(seen < 0 || game.historyChanged > seen ? { h: game.history } : {}),
  }
}

function describe(game: ShownGame, nowMs: number, viewers: number): Omit<CrashFrame, 'p' | 'd' | 'h'> {
  const { epoch, sequence, round, sums } = game
  return {
    e: epoch,
    q: sequence,
    at: nowMs,
    m: multiplierOf(game, nowMs),
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
    c: [sums.bets, sums.cashed, viewers],
  }
}

function multiplierOf({ round, rules, crashAtMs, crashPoint }: ShownGame, nowMs: number): number {
  if (!round?.startedAt || !rules) return 100
  if (round.crashPoint !== null) return round.stoppedAt ?? round.crashPoint
  return nowMs >= crashAtMs ? crashPoint : multiplierAt(rules.definition, nowMs - round.startedAt.getTime())
}
