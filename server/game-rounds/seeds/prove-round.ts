import type { Static } from 'typebox'
import type { ReplyOf } from '#contract/call.ts'
import type { getRound } from '#contract/play-v1/backoffice.ts'
import type { PublicRoundProof, RoundProof } from '#contract/play-v1/play.ts'
import type { ScratchBet } from '#games/engines/scratch/math/index.ts'
import { hexOfBytes } from '#games/kit/fairness/bytes.ts'
import { refuse, type Querier } from '../../kernel/index.ts'
import { findEntry, findEntryOfSeries, type Entry } from '../../ledger/index.ts'
import { entryRowOf } from '../../wallet/index.ts'
import { findRoundOfReference, listReferences } from '../bets/find-bet-rounds.ts'
import { findRoundOfRisk, listRiskSteps } from '../risk/find-risk-steps.ts'
import * as demoQueries from '../demo-rounds.queries.ts'
import * as queries from '../game-rounds.queries.ts'
import type { GameRoundsNeeds } from '../needs.ts'
import { proveTicket } from '../series/prove-ticket.ts'
import { sellsSeries } from '../series/sell-ticket.ts'
import { factsOfDemo, factsOfEntry, rebuildRound, type RebuiltRound, type RoundFacts } from '../history/show-round.ts'
import { drawForProof } from '../add-jackpot.ts'

type ProofNeeds = Pick<GameRoundsNeeds, 'db' | 'seeds' | 'dealtSeries' | 'jackpots'>
type Proof = Static<typeof RoundProof>
type PublicProof = Static<typeof PublicRoundProof>

/**
 * Everything that is needed to recompute one round. While its seed is in use only the outcome is returned; the proof is
 * complete once the seed was revealed.
 */
export async function proveRound(needs: ProofNeeds, roundId: string): Promise<PublicProof> {
  const { db, seeds } = needs
  const entry = await findEntry(db, roundId)
  const demo = entry ? undefined : await demoQueries.findDemoRound(db, roundId)
  const facts = entry && entry.seriesId > 0 ? factsOfEntry(entry) : demo && factsOfDemo(demo)
  if (!facts) return refuse('ERR_ROUND_NOT_FOUND')
  const { round, ...proof } = await proofOf(needs, await rebuildRound(db, seeds, facts), facts)
  // Anybody who has the id may check the round; the player's balance is private.
  const { balanceAfter: _, ...shown } = round
  return { ...proof, round: shown }
}

/**
 * One round as staff see it: the proof, who played it and its entries.
 * @param concerns called with the round's player, for the audit log
 */
export async function readRoundForStaff(
  needs: ProofNeeds,
  roundId: string,
  concerns: (playerId: number) => void,
): Promise<ReplyOf<typeof getRound>> {
  const { db, seeds } = needs
  const entry = await findEntryOfRound(db, roundId)
  if (!entry || entry.seriesId <= 0) return refuse('ERR_ROUND_NOT_FOUND')
  const facts = factsOfEntry(entry)
  const rebuilt = await rebuildRound(db, seeds, facts)
  const { session, outcome, kept } = rebuilt
  const steps = await listRiskSteps(db, facts)
  const references = kept ? await listReferences(db, kept) : steps.flatMap(({ reference }) => reference ?? [])
  const later = await Promise.all(references.map((one) => findEntry(db, one)))
  if (session.playerId === null) return refuse('ERR_ROUND_NOT_FOUND')
  concerns(session.playerId)
  return {
    playerId: session.playerId,
    proof: await proofOf(needs, rebuilt, facts),
    entries: [entry, ...later].flatMap((one) => (one ? [entryRowOf(one, session.currency)] : [])),
    recomputedWinMinor: outcome.winMinor,
  }
}

/** The entry of a round's stake. The entry of a decision or of a risk leads to its round. */
async function findEntryOfRound(db: Querier, reference: string): Promise<Entry | undefined> {
  const entry = await findEntry(db, (await findRoundOfReference(db, reference)) ?? reference)
  if (!entry || entry.seriesId > 0) return entry
  const risked = await findRoundOfRisk(db, reference)
  if (!risked) return entry
  const { accountId, createdAt } = entry
  const series = { accountId, seriesId: risked.seedNo, ordinal: risked.nonce }
  const seed = await queries.findSeed(db, risked.seedNo)
  return findEntryOfSeries(db, { ...series, since: seed?.createdAt ?? createdAt })
}

async function proofOf(
  needs: ProofNeeds,
  { round, seed, session, definition, kept }: RebuiltRound,
  facts: RoundFacts,
): Promise<Proof> {
  const { db, seeds } = needs
  const jackpot = facts.mode === 'real' ? await drawForProof(needs, facts, session) : undefined
  const ticket = sellsSeries(definition) ? (kept?.bet as ScratchBet | undefined)?.ticket : undefined
  return {
    round,
    engine: definition.engine,
    definition,
    commitment: seed.commitment,
    clientSeed: seed.clientSeed,
    serverSeed: seed.revealedAt ? hexOfBytes(seeds.open(seed.serverSeed)) : null,
    version: seed.version,
    committedAt: seed.committedAt?.toISOString() ?? null,
    currency: session.currency,
    ...(ticket ? { ticket: await proveTicket(db, needs, ticket) } : {}),
    ...(jackpot ? { jackpot } : {}),
  }
}
