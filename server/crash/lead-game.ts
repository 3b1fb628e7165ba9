import type { CrashRoom } from './crash-room.ts'
import * as betQueries from './bets.queries.ts'
import * as gameQueries from './games.queries.ts'
import { become, createLed, inLead, type Lapse, type Led } from './led.ts'
import * as roundQueries from './rounds.queries.ts'
import { openRound } from './open-round.ts'
import { endRound, runRound } from './run-round.ts'
import { takeWaitingBets } from './take-waiting-bets.ts'
import { BETTING_MS, isDue, LOCKED_MS, PAUSE_MS, WANTED_MS } from './timing.ts'

export type LedGame = {
  readonly lead: gameQueries.Lead
  /** Does what is due now; nothing when it is too early. Throws `LeadLost`. */
  readonly step: () => Promise<void>
  /** There was no leader in this period, for longer than a round may run without one. */
  readonly recordLapse: (lapse: Lapse) => void
  /** Nobody watches and no bet is open: the lead can be given up. */
  readonly isIdle: () => boolean
}

const WAITING_LOOK_MS = 500

/**
 * Leads one game: opens its rounds, ends betting, starts them, pays automatic cash-outs exactly at their multiplier
 * before anything is lost, reveals the crash point when it is due, and settles. Each change of state is one transaction
 * that locks the lead.
 */
export function leadGame(room: CrashRoom, lead: gameQueries.Lead): LedGame {
  const led = createLed(room, lead)
  return {
    lead,
    step: () => stepOnce(led),
    recordLapse: (noted) => {
      led.lapse = noted
    },
    isIdle: () => led.round?.state === 'betting' && led.round.locksAt === null,
  }
}

async function stepOnce(led: Led): Promise<void> {
  const now = led.room.clock.now()
  if (!led.isKnown) {
    led.round = await roundQueries.findPresentRound(led.room.db, led.lead.gameKey)
    led.isKnown = true
  }
  const present = led.round
  switch (present?.state) {
    case undefined:
      return open(led, now)
    case 'betting':
      return takeBets(led, present, now)
    case 'locked':
      return start(led, present, now)
    case 'running':
      return runRound(led, present, now)
    case 'crashed':
      return endRound(led, present, now)
    case 'settled':
      if (now.getTime() >= (present.crashedAt?.getTime() ?? 0) + PAUSE_MS) return open(led, now)
  }
}

async function isWanted({ room, lead }: Led, now: Date): Promise<boolean> {
  if (!room.mayBegin()) return false
  const { wantedAt } = (await gameQueries.findGame(room.db, lead.gameKey)) ?? {}
  return wantedAt instanceof Date && now.getTime() - wantedAt.getTime() <= WANTED_MS
}

async function open(led: Led, now: Date): Promise<void> {
  const { room, lead } = led
  const { gameKey } = lead
  // A bet that was placed for this round while the last one ran is played, whether its player is still there or not.
  const isPlayed =
    (await isWanted(led, now)) || (room.mayBegin() && (await betQueries.countWaiting(room.db, gameKey)) > 0)
  const locksAt = isPlayed ? new Date(now.getTime() + BETTING_MS) : null
  become(led, await inLead(led, (tx) => openRound(room, tx, gameKey, locksAt)))
}

async function takeBets(led: Led, present: roundQueries.RoundRow, now: Date): Promise<void> {
  const { room } = led
  if (isDue(led.waitingCheckedAt, now.getTime(), WAITING_LOOK_MS) || led.waitingCheckedFor !== present.id) {
    led.waitingCheckedFor = present.id
    led.waitingCheckedAt = now.getTime()
    if (await takeWaitingBets(room, present)) room.announce(led.lead.gameKey)
  }
  if (present.locksAt === null) {
    if (!(await isWanted(led, now)) && !(await betQueries.hasBets(room.db, present.id))) return
    const locksAt = new Date(now.getTime() + BETTING_MS)
    return become(led, await inLead(led, (tx) => roundQueries.scheduleLock(tx, present.id, locksAt)))
  }
  if (now >= present.locksAt) become(led, await inLead(led, (tx) => roundQueries.lockRound(tx, present.id)))
}

async function start(led: Led, present: roundQueries.RoundRow, now: Date): Promise<void> {
  const dueAt = (present.locksAt?.getTime() ?? 0) + LOCKED_MS
  if (now.getTime() < dueAt) return
  become(led, await inLead(led, (tx) => roundQueries.startRound(tx, present.id, now)))
}
