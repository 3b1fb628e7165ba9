import type { CrashRoom } from './crash-room.ts'
import { createShownGame, frameSince, readBooks, type ShownGame } from './shown-game.ts'
import { isDue, TICK_MS } from './timing.ts'

/** One connection, as the game sees it. */
export type Viewer = {
  /** Sequence number of the last frame that was sent to it; -1 when it has none of this process. */
  seen: number
  /** The round whose list it has. */
  seenRound: string | undefined
  /** False while earlier frames are unsent: it is skipped and gets the newest state later. */
  readonly isReady: () => boolean
  /** Sends a frame that was built for all. */
  readonly sendPrebuilt: (frame: Buffer) => void
}

const LOOK_MS = 300
const QUIET_FRAME_MS = 1000
/**
 * At most so many viewers get their frames in one go. More are served in turns over the time between two frames, each
 * turn with the state of its own instant: otherwise the last of thousands would get an old frame, and everything else
 * in the process would wait.
 */
export const VIEWERS_AT_ONCE = 2500
const TURNS_MAX = 5

/**
 * State for the viewers of one game in one process: the books are read a few times a second, or at once when something
 * is known to have changed, and one frame is built for everybody.
 * @param buildFrame makes the bytes that go to every viewer
 * @param later schedules a turn after so many milliseconds
 */
export function watchGame(
  room: CrashRoom,
  gameKey: string,
  buildFrame: (text: string) => Buffer,
  later: (turn: () => void, ms: number) => void = (turn, ms) => void setTimeout(turn, ms).unref(),
) {
  const { clock } = room
  const game = createShownGame(gameKey)
  /** With the number that decides in which turn they are served. */
  const viewers = new Map<Viewer, number>()
  let joined = 0
  let lookedAt = 0
  let sentAt = 0
  let looking: Promise<void> | undefined

  /** Reads the books; a second concurrent call waits for the first and reads again. */
  const look = async (): Promise<void> => {
    while (looking) await looking
    looking = readBooks(room, game).finally(() => (looking = undefined))
    await looking
  }

  function send(nowMs: number): void {
    sentAt = nowMs
    const turns = Math.min(TURNS_MAX, Math.ceil(viewers.size / VIEWERS_AT_ONCE))
    sendTurn({ game, viewers, buildFrame }, { nowMs, turn: 0, turns })
    for (let turn = 1; turn < turns; turn += 1)
      later(
        () => sendTurn({ game, viewers, buildFrame }, { nowMs: clock.now().getTime(), turn, turns }),
        (turn * TICK_MS) / turns,
      )
  }

  return {
    viewers,
    epoch: game.epoch,
    /** Reads the books before the next frame. */
    touch: () => {
      game.isDirty = true
    },
    /** A viewer joins with what it has seen of this process; it gets what is missing. */
    join: async (viewer: Viewer): Promise<void> => {
      viewers.set(viewer, joined++)
      if (!game.round || game.isDirty) await look()
      if (!viewers.has(viewer)) return
      const { seen, seenRound } = viewer
      const since = { nowMs: clock.now().getTime(), seen, seenRound }
      viewer.sendPrebuilt(buildFrame(JSON.stringify(frameSince(game, since, viewers.size))))
      viewer.seen = game.sequence
      viewer.seenRound = game.round?.id
    },
    leave: (viewer: Viewer): void => void viewers.delete(viewer),
    /** Ten times a second: one frame for everybody who has seen the one before. */
    tick: async (): Promise<void> => {
      if (viewers.size === 0) return
      const startMs = clock.now().getTime()
      const isRunning = game.round?.state === 'running'
      if (game.isDirty || isDue(lookedAt, startMs, LOOK_MS)) {
        lookedAt = startMs
        const wasDirty = game.isDirty
        const before = standOf(game)
        const looked = look()
        // While the multiplier rises no frame waits for the books, unless the round is due to be over.
        if (!isRunning || startMs >= game.crashAtMs || wasDirty) await looked
        else looked.catch(() => undefined)
        if (before === standOf(game) && !isRunning && !isDue(sentAt, startMs, QUIET_FRAME_MS)) return
      } else if (!isRunning && !isDue(sentAt, startMs, QUIET_FRAME_MS)) return
      send(clock.now().getTime())
    },
  }
}

export type WatchedGame = ReturnType<typeof watchGame>

/** What a quiet game is compared by: without a change nothing is sent. */
const standOf = ({ round, sums }: ShownGame): string =>
  `${round?.id} ${round?.state} ${round?.locksAt?.getTime()} ${sums.bets} ${sums.cashed}`

type Sending = {
  readonly game: ShownGame
  readonly viewers: ReadonlyMap<Viewer, number>
  readonly buildFrame: (text: string) => Buffer
}
type Turn = { readonly nowMs: number; readonly turn: number; readonly turns: number }

/** The next frame, for the viewers whose turn it is. */
function sendTurn({ game, viewers, buildFrame }: Sending, { nowMs, turn, turns }: Turn): void {
  game.sequence += 1
  const roundId = game.round?.id
  // Viewers in the same state get the same bytes; they are built once.
  const made = new Map<string, Buffer>()
  let last: { readonly seen: number; readonly seenRound: string | undefined; readonly frame: Buffer } | undefined
  for (const [viewer, number] of viewers) {
    if (number % turns !== turn || !viewer.isReady()) continue
    const { seen, seenRound } = viewer
    if (last?.seen !== seen || last.seenRound !== seenRound) {
      const name = `${seen} ${seenRound}`
      const since = { nowMs, seen, seenRound }
      const frame = made.get(name) ?? buildFrame(JSON.stringify(frameSince(game, since, viewers.size)))
      made.set(name, frame)
      last = { seen, seenRound, frame }
    }
    const { frame } = last
    viewer.sendPrebuilt(frame)
    viewer.seen = game.sequence
    viewer.seenRound = roundId
  }
}
