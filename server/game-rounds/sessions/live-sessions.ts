import { LruMap } from 'toad-cache'
import { loadDefinition } from '#games/catalogue/index.ts'
import { isBetDefinition } from '#games/engines.ts'
import type { BetDefinition, GameDefinition } from '#games/play-round.ts'
import type { ControlMessage, Database, GameCaller } from '../../kernel/index.ts'
import { readBalance } from '../../ledger/index.ts'
import * as queries from '../game-rounds.queries.ts'
import { hashToken } from './hash-token.ts'
import { offeredStakes, type RoundBounds } from '../offered-stakes.ts'
import type { SeedSealer } from '../seeds/seal-seed.ts'

/** An open session, as this process caches it. The database has everything but the last moment. */
export type LiveSession = ReelSession | BetSession

/** Of a game that plays its round in one step. */
export type ReelSession = LiveParts & { readonly hasBets: false; readonly definition: GameDefinition }
/** Of a game in which the player chooses a bet. */
export type BetSession = LiveParts & { readonly hasBets: true; readonly definition: BetDefinition }

type LiveParts = {
  /** As it was read. */
  readonly row: queries.SessionRow
  /** The net result less the account's running totals: changes where the house has put in a part of a round. */
  netAnchor: number
  readonly caller: GameCaller
  readonly definitionHash: string
  readonly stakes: readonly number[]
  /** What the market allowed in one round when the stakes were made of it: with other bounds, the session is read again. */
  readonly bounds: RoundBounds
  readonly seed: {
    readonly no: number
    readonly id: string
    readonly commitment: string
    readonly clientSeed: string
    readonly serverSeed: Uint8Array
  }
  /** Number of the next round; another process may be further, which the stake's statement detects. */
  nextNonce: number
  /** When the current round was requested: limits how long it is delayed. */
  askedAt: number
  /** Rounds requested in the current minute, for the rate limit. */
  minute: number
  roundsInMinute: number
}

/**
 * Topic of the control bus: the session changed or ended, so every process drops it from its cache. The id is the
 * session's.
 */
export const GAME_SESSION_CHANGED = 'game-rounds.session-changed'

const SESSIONS_MAX = 20_000
/** This many invalidations are known by their session; a read that outlasts as many is not cached. */
const FORGOTTEN_MAX = 20_000

export type LiveSessionNeeds = {
  readonly db: Database
  readonly seeds: SeedSealer
  readonly now: () => Date
  /** What the market allows in one round now: the same object until it changes. */
  readonly boundsNow: () => RoundBounds
}

/** Caches open sessions by token, up to a maximum; the least recently used one is dropped and read again when needed. */
export function makeLiveSessions(needs: LiveSessionNeeds) {
  const { db, now, boundsNow } = needs
  const byToken = new LruMap<LiveSession>(SESSIONS_MAX)
  const tokenOf = new LruMap<string>(SESSIONS_MAX)
  // Invalidations are numbered, so that a read that began before its session's is not cached after it.
  let forgettings = 0
  let allForgotten = 0
  const forgotten = new LruMap<number>(FORGOTTEN_MAX)

  const forget = (sessionId: string): void => {
    forgettings += 1
    forgotten.set(sessionId, forgettings)
    const token = tokenOf.get(sessionId)
    if (token === undefined) return
    byToken.delete(token)
    tokenOf.delete(sessionId)
  }

  const isForgottenSince = (sessionId: string, before: number): boolean =>
    before < Math.max(allForgotten, forgotten.get(sessionId) ?? 0) || forgettings - before >= FORGOTTEN_MAX

  /** A cached session, unless the market allows something else now than when it was read. */
  const recallNow = (token: string): LiveSession | undefined => {
    const known = byToken.get(token)
    if (!known || known.bounds === boundsNow()) return known
    forget(known.row.id)
    return undefined
  }

  const findByToken = async (token: string): Promise<LiveSession | undefined> => {
    const known = recallNow(token)
    if (known) {
      if (known.row.endsAt > now()) return known
      forget(known.row.id)
      return undefined
    }
    const before = forgettings
    const session = await load(needs, await queries.findSessionByToken(db, hashToken(token)))
    if (!session) return undefined
    // Two requests may have read it concurrently: both continue with the same object.
    const meanwhile = recallNow(token)
    if (meanwhile) return meanwhile
    if (!isForgottenSince(session.row.id, before)) {
      byToken.set(token, session)
      tokenOf.set(session.row.id, token)
    }
    return session
  }

  /** A session that the guard has just admitted, without a promise, for the hot path. */
  const peek = (sessionId: string): LiveSession | undefined => {
    const token = tokenOf.get(sessionId)
    return token === undefined ? undefined : recallNow(token)
  }

  return {
    findByToken,
    /** A cached session, without reading the database. */
    recall: (token: string): LiveSession | undefined => {
      const known = recallNow(token)
      return known && known.row.endsAt.getTime() > now().getTime() ? known : undefined
    },
    peek,
    /** The same; read again when it was dropped meanwhile. */
    find: async (sessionId: string): Promise<LiveSession | undefined> =>
      peek(sessionId) ?? load(needs, await queries.findSession(db, sessionId)),
    forget,
    forgetAll: (): void => {
      forgettings += 1
      allForgotten = forgettings
      byToken.clear()
      tokenOf.clear()
    },
    onMessage: ({ topic, id }: ControlMessage): void => {
      if (topic === GAME_SESSION_CHANGED) forget(id)
    },
  }
}

export type LiveSessions = ReturnType<typeof makeLiveSessions>

/** An open session of a game as it is now, with its seed; undefined where it is over. */
async function load(
  { db, seeds, now, boundsNow }: LiveSessionNeeds,
  row: queries.SessionRow | undefined,
): Promise<LiveSession | undefined> {
  if (!row || row.endedAt || row.endsAt <= now()) return undefined
  const seed = await queries.findSeed(db, row.seedNo)
  const found = loadDefinition(row.gameKey)
  if (!seed || !found || seed.definitionHash !== found.definitionHash) return undefined
  const { definition } = found
  const bounds = boundsNow()
  const parts: LiveParts = {
    row,
    netAnchor: row.netAnchor,
    caller: { kind: 'game', gameSessionId: row.id, playerId: row.playerId },
    definitionHash: found.definitionHash,
    bounds,
    stakes: offeredStakes(definition, row.currency, bounds),
    seed: openedSeed(seeds, seed),
    nextNonce: await readNextNonce(db, row, seed),
    askedAt: 0,
    minute: 0,
    roundsInMinute: 0,
  }
  return isBetDefinition(definition)
    ? { ...parts, hasBets: true, definition }
    : { ...parts, hasBets: false, definition }
}

function openedSeed(seeds: SeedSealer, seed: queries.SeedRow): LiveParts['seed'] {
  const { no, id, commitment, clientSeed } = seed
  return { no, id, commitment, clientSeed, serverSeed: seeds.open(seed.serverSeed) }
}

async function readNextNonce(db: Database, row: queries.SessionRow, seed: queries.SeedRow): Promise<number> {
  const balance = row.accountId === null ? undefined : await readBalance(db, row.accountId)
  return balance?.seriesId === seed.no ? balance.seriesNext : seed.nextNonce
}
