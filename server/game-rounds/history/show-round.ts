import type { Static } from 'typebox'
import { loadDefinition } from '#games/catalogue/index.ts'
import { isBetDefinition, type PlayableDefinition } from '#games/engines.ts'
import type { RiskOutcome } from '#games/engines/lines/math/index.ts'
import { playAnyRound, playRiskOfRound, type BetOutcome, type RoundOutcome } from '#games/play-round.ts'
import type { Round } from '#contract/play-v1/play.ts'
import { assert, type Querier } from '../../kernel/index.ts'
import type { Entry } from '../../ledger/index.ts'
import type { BetRound } from '../bets/bet-rounds.queries.ts'
import { findBetRound } from '../bets/find-bet-rounds.ts'
import { findBonusRound } from '../bonus/find-bonus-rounds.ts'
import type * as demoQueries from '../demo-rounds.queries.ts'
import * as queries from '../game-rounds.queries.ts'
import { listRiskSteps } from '../risk/find-risk-steps.ts'
import type { SeedSealer } from '../seeds/seal-seed.ts'
import { showRoundBonus } from '../bonus/add-bonus.ts'

/** A round as the contract shows it. */
export type RoundShown = Static<typeof Round>

/** How long an open round waits for its player after the last decision, before the engine's rule finishes it. */
export const OPEN_ROUND_LIFE_MS = 24 * 3_600_000

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

/** Facts of a round for money, from its stake's entry. */
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
export function factsOfDemo(round: demoQueries.DemoRound): RoundFacts {
  return { ...round, mode: 'demo' }
}

/** A round with everything that its outcome is computed from. */
export type RebuiltRound = {
  readonly round: RoundShown
  readonly seed: queries.SeedRow
  readonly session: queries.SessionRow
  readonly definition: PlayableDefinition
  readonly outcome: RoundOutcome | BetOutcome
  /** The stored bet, in a game with bets. */
  readonly kept: BetRound | undefined
}

/**
 * Recomputes a stored round: its outcome is not stored but follows from the seed, the number, the bet and the
 * definition that it was played with. Nothing is drawn again.
 */
export async function rebuildRound(db: Querier, seeds: SeedSealer, facts: RoundFacts): Promise<RebuiltRound> {
  const seed = await queries.findSeed(db, facts.seedNo)
  const session = seed && (await queries.findSession(db, seed.sessionId))
  assert(session, 'A round has a seed and a session.')
  const definition = await findDefinition(db, session.gameKey, seed.definitionHash)
  const kept = isBetDefinition(definition) ? await findBetRound(db, facts) : undefined
  assert(kept !== undefined || !isBetDefinition(definition), 'A round with a bet has its bet.')
  const played = {
    key: session.gameKey,
    definitionHash: seed.definitionHash,
    stakeMinor: kept?.stake ?? facts.stake,
    serverSeed: seeds.open(seed.serverSeed),
    clientSeed: seed.clientSeed,
    nonce: facts.nonce,
  }
  const outcome = playAnyRound({ ...played, definition, bet: kept?.bet })
  const { currency, gameKey } = session
  const risked = !isBetDefinition(definition) && definition.risk ? await listRiskSteps(db, facts) : []
  const bonus = facts.mode === 'real' ? await findBonusRound(db, facts) : undefined
  const balanceAfter = kept?.balanceAfter ?? risked.at(-1)?.balanceAfter ?? bonus?.balanceAfter ?? facts.balanceAfter
  const isDecided = kept !== undefined && kept.decisions > 0
  const round: RoundShown = {
    roundId: facts.roundId,
    gameKey,
    mode: facts.mode,
    stake: { amountMinor: isDecided ? kept.staked : facts.stake, currency },
    win: { amountMinor: isDecided ? kept.won : facts.win, currency },
    balanceAfter: { amountMinor: balanceAfter, currency },
    nonce: facts.nonce,
    seedId: seed.id,
    definitionHash: seed.definitionHash,
    playedAt: facts.playedAt.toISOString(),
    outcome,
    ...(kept ? { bet: showBet(kept, currency) } : {}),
    ...(bonus ? { bonus: showRoundBonus({ stakeMinor: bonus.lent, wonMinor: bonus.won }, currency) } : {}),
    ...(risked.length > 0 && !isBetDefinition(definition)
      ? { risk: showRisk(playRiskOfRound({ ...played, definition, picks: risked.map(({ pick }) => pick) })) }
      : {}),
  }
  return { round, seed, session, definition, outcome, kept }
}

const showRisk = ({ steps, ...rest }: RiskOutcome): NonNullable<RoundShown['risk']> => ({ ...rest, steps: [...steps] })

/** The player's choice, for the contract. */
export function showBet(kept: BetRound, currency: RoundShown['stake']['currency']): NonNullable<RoundShown['bet']> {
  const { stake, bet, decisions, isOpen, finishedBy, changedAt } = kept
  return {
    chosenStake: { amountMinor: stake, currency },
    bet,
    decisions,
    isOpen,
    finishesAt: isOpen ? new Date(changedAt.getTime() + OPEN_ROUND_LIFE_MS).toISOString() : null,
    finishedBy,
  }
}

/** The definition that rounds were played with. */
export async function findDefinition(db: Querier, gameKey: string, hash: string): Promise<PlayableDefinition> {
  const present = loadDefinition(gameKey)
  if (present?.definitionHash === hash) return present.definition
  const kept = await queries.findDefinition(db, hash)
  assert(kept, 'Every definition that was played with is kept.')
  return kept.definition as PlayableDefinition
}
