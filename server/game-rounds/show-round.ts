import type { Static } from 'typebox'
import { loadDefinition } from '#games/catalogue/index.ts'
import { playRound, type GameDefinition, type RoundOutcome } from '#games/play-round.ts'
import type { Round } from '#contract/play-v1/play.ts'
import { assert, type Querier } from '../kernel/index.ts'
import type { Entry } from '../ledger/index.ts'
import * as queries from './game-rounds.queries.ts'
import type { SeedSealer } from './seal-seed.ts'

/** A round as the contract shows it. */
export type RoundShown = Static<typeof Round>

/** The stored facts of a round, wherever they are kept. Amounts in minor units. */
export type RoundFacts = {
  readonly roundId: string
  readonly mode: queries.Mode
  readonly seedNo: number
  readonly nonce: number
  readonly stake: number
  readonly win: number
  readonly balanceAfter: number
  readonly playedAt: Date
}

/** Facts of a round for money. */
export function factsOfEntry(entry: Entry): RoundFacts {
  return {
    roundId: entry.reference,
    mode: 'real',
    seedNo: entry.seriesId,
    nonce: entry.ordinal,
    stake: entry.debit,
    win: entry.credit,
    balanceAfter: entry.balanceAfter,
    playedAt: entry.createdAt,
  }
}

/** Facts of a round for fun. */
export function factsOfDemo(round: queries.DemoRound): RoundFacts {
  return { ...round, mode: 'demo' }
}

/** A round with everything that it follows from. */
export type RebuiltRound = {
  readonly round: RoundShown
  readonly seed: queries.SeedRow
  readonly session: queries.SessionRow
  readonly definition: GameDefinition
  readonly outcome: RoundOutcome
}

/**
 * Makes a stored round whole again: its outcome is not kept but follows from the seed, the number and the definition
 * that it was played with. Nothing is drawn anew.
 */
export async function rebuildRound(db: Querier, seeds: SeedSealer, facts: RoundFacts): Promise<RebuiltRound> {
  const seed = await queries.findSeed(db, facts.seedNo)
  const session = seed && (await queries.findSession(db, seed.sessionId))
  assert(session, 'A round has a seed and a session.')
  const definition = await findDefinition(db, session.gameKey, seed.definitionHash)
  const outcome = playRound({
    key: session.gameKey,
    definition,
    definitionHash: seed.definitionHash,
    stakeMinor: facts.stake,
    serverSeed: seeds.open(seed.serverSeed),
    clientSeed: seed.clientSeed,
    nonce: facts.nonce,
  })
  const { currency, gameKey } = session
  const round: RoundShown = {
    roundId: facts.roundId,
    gameKey,
    mode: facts.mode,
    stake: { amountMinor: facts.stake, currency },
    win: { amountMinor: facts.win, currency },
    balanceAfter: { amountMinor: facts.balanceAfter, currency },
    nonce: facts.nonce,
    seedId: seed.id,
    definitionHash: seed.definitionHash,
    playedAt: facts.playedAt.toISOString(),
    outcome,
  }
  return { round, seed, session, definition, outcome }
}

async function findDefinition(db: Querier, gameKey: string, hash: string): Promise<GameDefinition> {
  const present = loadDefinition(gameKey)
  if (present?.definitionHash === hash) return present.definition
  const kept = await queries.findDefinition(db, hash)
  assert(kept, 'Every definition that was played with is kept.')
  return kept.definition as GameDefinition
}
