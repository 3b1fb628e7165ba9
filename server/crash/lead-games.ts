import type { CrashRoom } from './crash-room.ts'
import * as gameQueries from './games.queries.ts'
import * as roundQueries from './rounds.queries.ts'
import { leadGame, type LedGame } from './lead-game.ts'
import { LeadLost } from './led.ts'
import { HEARTBEAT_MS, isDue, LAPSE_MS, LEASE_MS } from './timing.ts'

const ACQUIRE_EVERY_MS = 500
const UNFINISHED_EVERY_MS = 2000
const IDLE_GIVE_UP_MS = 30_000

/**
 * Takes and keeps the lead of games that somebody wants here or that have an unfinished round, and steps them. One
 * process leads a game at a time: elected in the database, with a fencing token in every write of a leader.
 */
export function leadGames(room: CrashRoom, wantedHere: () => readonly string[]) {
  const { db, clock, logger, processName } = room
  const led = new Map<string, LedGame>()
  const steps = new Map<string, Promise<void>>()
  let heartbeatAt = 0
  let acquiredAt = 0
  let lookedAt = 0
  let unfinished: string[] = []
  let managing: Promise<void> | undefined
  let isClosing = false

  const renew = async (now: Date): Promise<void> => {
    if (led.size === 0 || !isDue(heartbeatAt, now.getTime(), HEARTBEAT_MS)) return
    heartbeatAt = now.getTime()
    const leads = [...led.values()].map(({ lead }) => lead)
    const kept = new Map(
      (await gameQueries.renewLeads(db, processName, leads, now)).map(({ gameKey, lastLedAt }) => [gameKey, lastLedAt]),
    )
    for (const { gameKey } of leads) {
      const lastLedAt = kept.get(gameKey)
      if (!lastLedAt) led.delete(gameKey)
      else if (now.getTime() - lastLedAt.getTime() > LAPSE_MS)
        led.get(gameKey)?.recordLapse({ from: lastLedAt, until: now })
    }
  }

  const acquire = async (now: Date): Promise<void> => {
    if (isDue(lookedAt, now.getTime(), UNFINISHED_EVERY_MS)) {
      lookedAt = now.getTime()
      unfinished = await roundQueries.listUnfinished(db)
    }
    if (!isDue(acquiredAt, now.getTime(), ACQUIRE_EVERY_MS)) return
    acquiredAt = now.getTime()
    const wanted = wantedHere()
    await noteWanted(room, wanted, now)
    for (const gameKey of new Set([...wanted, ...unfinished])) {
      if (led.has(gameKey)) continue
      const game = await takeGame(room, gameKey, now)
      if (game) led.set(gameKey, game)
    }
  }

  const giveUpIdle = async (now: Date): Promise<void> => {
    const wanted = new Set(wantedHere())
    for (const [gameKey, game] of led) {
      if (wanted.has(gameKey) || !game.isIdle()) continue
      const { wantedAt } = (await gameQueries.findGame(db, gameKey)) ?? {}
      if (wantedAt && now.getTime() - wantedAt.getTime() < IDLE_GIVE_UP_MS) continue
      led.delete(gameKey)
      await gameQueries.giveUpLead(db, game.lead)
    }
  }

  const stepAll = async (): Promise<void> => {
    for (const [gameKey, game] of led) {
      // A slow step of one game delays no other; the same game is never stepped twice at once.
      if (steps.has(gameKey)) continue
      const step = game
        .step()
        .catch((error: unknown) => {
          led.delete(gameKey)
          if (error instanceof LeadLost) logger.warn({ gameKey }, 'the lead of a shared game went to another process')
          else logger.error({ err: error, gameKey }, 'a step of a shared game failed')
        })
        .finally(() => steps.delete(gameKey))
      steps.set(gameKey, step)
    }
    await Promise.all(steps.values())
  }

  const manage = async (): Promise<void> => {
    const now = clock.now()
    try {
      await renew(now)
      await acquire(now)
      await giveUpIdle(now)
    } catch (error) {
      logger.error({ err: error }, 'leads of shared games were not renewed')
    }
  }

  return {
    /** One heartbeat: renews, takes over, steps. A slow step does not delay the renewal of the next heartbeat. */
    beat: async (): Promise<void> => {
      if (isClosing) return
      managing ??= manage().finally(() => (managing = undefined))
      await managing
      if (!isClosing) await stepAll()
    },
    leads: (gameKey: string): boolean => led.has(gameKey),
    /** Releases the games: another process may take them at once. */
    close: async (): Promise<void> => {
      isClosing = true
      await managing
      await Promise.all(steps.values())
      for (const { lead } of led.values()) await handOver(room, lead)
      led.clear()
    },
  }
}

/** Takes the lead of a game without a leader; undefined while there is one. */
async function takeGame(room: CrashRoom, gameKey: string, now: Date): Promise<LedGame | undefined> {
  const { db, logger, processName } = room
  const silentSince = new Date(now.getTime() - LEASE_MS)
  const lead = await gameQueries.takeLead(db, { gameKey, leader: processName, now, silentSince })
  if (!lead) return undefined
  logger.info({ gameKey, fence: lead.fence }, 'leads a shared game')
  const game = leadGame(room, lead)
  const { lastLedAt } = lead
  if (lastLedAt && now.getTime() - lastLedAt.getTime() > LAPSE_MS) game.recordLapse({ from: lastLedAt, until: now })
  return game
}

async function handOver({ db, logger }: CrashRoom, lead: gameQueries.Lead): Promise<void> {
  await gameQueries.giveUpLead(db, lead).catch((error: unknown) => {
    // Without the database the lease expires.
    logger.warn({ err: error, gameKey: lead.gameKey }, 'the lead of a shared game was not handed over')
  })
}

async function noteWanted({ db }: CrashRoom, wanted: readonly string[], now: Date): Promise<void> {
  for (const gameKey of wanted) await gameQueries.ensureGame(db, gameKey)
  if (wanted.length > 0) await gameQueries.recordWanted(db, wanted, now)
}
