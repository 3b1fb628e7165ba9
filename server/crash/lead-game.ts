import { lastCashOut, multiplierAt, runsForMs } from '#games/engines/crash/math/index.ts'
import { assert, type Transaction } from '../kernel/index.ts'
import type { CrashRoom } from './crash-room.ts'
import * as betQueries from './bets.queries.ts'
import { endLostParts } from './bonus-part.ts'
import * as gameQueries from './games.queries.ts'
import * as roundQueries from './rounds.queries.ts'
import { rulesOf, type CrashRules } from './game-rules.ts'
import { openRound } from './open-round.ts'
import { noteBigWins, payBets } from './pay-bets.ts'
import { stopRound } from './stop-round.ts'
import { takeWaitingBets } from './take-waiting-bets.ts'
import { BETTING_MS, GRACE_MS, isDue, LAPSE_MS, LOCKED_MS, PAUSE_MS, WANTED_MS } from './timing.ts'

/** Another process leads the game now: nothing that was begun here may be written. */
export class LeadLost extends Error {}

export type Lapse = { readonly from: Date; readonly until: Date }

export type LedGame = {
  readonly lead: gameQueries.Lead
  /** Does what is due at this moment; nothing when it is too early. Throws `LeadLost`. */
  readonly step: () => Promise<void>
  /** Nobody led in this time, for longer than a round may run without a leader. */
  readonly noteLapse: (lapse: Lapse) => void
  /** Nobody watches and no bet is open: the lead can be given up. */
  readonly isIdle: () => boolean
}

const WAITING_LOOK_MS = 500

/**
 * Leads one game: opens its rounds, ends betting, starts them, pays automatic cash-outs at exactly their multiplier before
 * anything is lost, tells the crash point when it is due, and settles. Each change of state is one transaction that holds
 * the lead; what is remembered between two steps only this process changes.
 */
export function leadGame(room: CrashRoom, lead: gameQueries.Lead): LedGame {
  const { db, clock } = room
  const { gameKey } = lead
  const rules = rulesOf(gameKey)
  assert(rules, 'A shared game has rules.')
  const { definition }: CrashRules = rules
  const last = lastCashOut(definition)
  let round: roundQueries.RoundRow | undefined
  let isKnown = false
  let lapse: Lapse | undefined
  let targets: number[] | undefined
  let lookedForWaitingAt = 0
  let lookedFor: string | undefined

  const inLead = async <T>(work: (tx: Transaction, game: gameQueries.GameRow) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      const game = await gameQueries.holdLead(tx, lead)
      if (!game) throw new LeadLost(gameKey)
      return work(tx, game)
    })
  const become = (next: roundQueries.RoundRow | undefined): void => {
    if (!next) throw new LeadLost(gameKey)
    round = next
    targets = undefined
    room.announceRound(gameKey)
  }
  const isWanted = async (now: Date): Promise<boolean> => {
    if (!room.mayBegin()) return false
    const { wantedAt } = (await gameQueries.findGame(db, gameKey)) ?? {}
    return wantedAt instanceof Date && now.getTime() - wantedAt.getTime() <= WANTED_MS
  }

  const open = async (now: Date): Promise<void> => {
    // Who bet on this round while the last one ran has it played, whether they are still there or not.
    const isPlayed = (await isWanted(now)) || (room.mayBegin() && (await betQueries.countWaiting(db, gameKey)) > 0)
    const locksAt = isPlayed ? new Date(now.getTime() + BETTING_MS) : null
    become(await inLead((tx) => openRound(room, tx, gameKey, locksAt)))
  }

  const takeBets = async (present: roundQueries.RoundRow, now: Date): Promise<void> => {
    if (isDue(lookedForWaitingAt, now.getTime(), WAITING_LOOK_MS) || lookedFor !== present.id) {
      lookedFor = present.id
      lookedForWaitingAt = now.getTime()
      if (await takeWaitingBets(room, present)) room.announce(gameKey)
    }
    if (present.locksAt === null) {
      if (!(await isWanted(now)) && !(await betQueries.hasBets(db, present.id))) return
      const locksAt = new Date(now.getTime() + BETTING_MS)
      return become(await inLead((tx) => roundQueries.scheduleLock(tx, present.id, locksAt)))
    }
    if (now >= present.locksAt) become(await inLead((tx) => roundQueries.lockRound(tx, present.id)))
  }

  const start = async (present: roundQueries.RoundRow, now: Date): Promise<void> => {
    const dueAt = (present.locksAt?.getTime() ?? 0) + LOCKED_MS
    if (now.getTime() < dueAt) return
    become(await inLead((tx) => roundQueries.startRound(tx, present.id, now)))
  }

  /** Pays every open bet whose automatic cash-out has been reached. */
  const payDue = async (present: roundQueries.RoundRow, upTo: number, now: Date): Promise<void> => {
    // In a game with stations a player may aim at the next one while the round runs: the books know best.
    if (targets === undefined || definition.stations) targets = await betQueries.listTargets(db, present.id, last)
    if ((targets[0] ?? Number.POSITIVE_INFINITY) > upTo) return
    const paid = await inLead(async (tx, { seriesId }) => {
      const due = await betQueries.lockDue(tx, present.id, upTo, last)
      const cashOuts = due.map((bet) => ({
        bet,
        cashOut: bet.autoCashOut ?? last,
        cashedBy: bet.askedAt ? ('player' as const) : ('auto' as const),
      }))
      return payBets(room, tx, cashOuts, { seriesId, roundNo: present.no, now })
    })
    targets = targets.filter((target) => target > upTo)
    noteBigWins(room, paid, now)
    if (paid.length > 0) room.announce(gameKey)
  }

  const run = async (present: roundQueries.RoundRow, now: Date): Promise<void> => {
    assert(present.startedAt, 'A running round was started.')
    const { link, crashPoint } = await room.secrets.of(db, present)
    const startedMs = present.startedAt.getTime()
    const crashedAt = new Date(startedMs + runsForMs(definition, crashPoint))
    // A gap in the lead stops the round where it was led last: also when the same process has slept.
    // The start was a sign of life, too: a leader that was lost between it and the next one led until there.
    const lapsedMs = Math.max(lapse?.from.getTime() ?? 0, startedMs)
    if (lapse && lapse.until.getTime() - lapsedMs > LAPSE_MS && lapsedMs < crashedAt.getTime()) {
      const stoppedAt = multiplierAt(definition, lapsedMs - startedMs)
      return become(
        await inLead((tx, game) => stopRound(room, tx, { game, round: present, link, crashPoint, stoppedAt, now })),
      )
    }
    await payDue(present, Math.min(crashPoint, multiplierAt(definition, now.getTime() - startedMs)), now)
    if (now < crashedAt) return
    become(
      await inLead((tx) =>
        roundQueries.crashRound(tx, { id: present.id, crashedAt, crashPoint, link, stoppedAt: null }),
      ),
    )
  }

  const end = async (present: roundQueries.RoundRow, now: Date): Promise<void> => {
    assert(present.crashedAt && present.crashPoint !== null, 'A round that crashed has its crash point.')
    if (now.getTime() < present.crashedAt.getTime() + GRACE_MS) return
    const { crashPoint } = present
    // Once more what was due: nothing is lost that was won.
    targets = undefined
    await payDue(present, crashPoint, now)
    become(
      await inLead(async (tx) => {
        await endLostParts(room, tx, await betQueries.markLost(tx, present.id, now), now)
        return roundQueries.settleRound(tx, present.id, now)
      }),
    )
  }

  const stepOnce = async (): Promise<void> => {
    const now = clock.now()
    if (!isKnown) {
      round = await roundQueries.findPresentRound(db, gameKey)
      isKnown = true
    }
    const present = round
    switch (present?.state) {
      case undefined:
        return open(now)
      case 'betting':
        return takeBets(present, now)
      case 'locked':
        return start(present, now)
      case 'running':
        return run(present, now)
      case 'crashed':
        return end(present, now)
      case 'settled':
        if (now.getTime() >= (present.crashedAt?.getTime() ?? 0) + PAUSE_MS) return open(now)
    }
  }

  return {
    lead,
    step: stepOnce,
    noteLapse: (noted) => {
      lapse = noted
    },
    isIdle: () => round?.state === 'betting' && round.locksAt === null,
  }
}
