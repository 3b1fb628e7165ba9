import type { Static } from 'typebox'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import type { CrashProof, listCrashRounds as listCall } from '#contract/play-v1/crash.ts'
import type { CrashDefinition } from '#games/engines/crash/math/index.ts'
import { assert, pageLimit, pageOf, refuse } from '../kernel/index.ts'
import type { CrashRoom } from './crash-room.ts'
import { findAnyBet, findRound, listFinished } from './archive/find-rounds.ts'
import type * as betQueries from './bets.queries.ts'
import * as gameQueries from './games.queries.ts'
import type * as roundQueries from './rounds.queries.ts'
import { rulesOf, rulesOfRound } from './game-rules.ts'

type Proof = Static<typeof CrashProof>
type ProofNeeds = Pick<CrashRoom, 'db' | 'findDefinition'>

/** Everything that is needed to recompute one round, found by the id of the round or of a bet on it. Names no player. */
export async function proveCrashRound(needs: ProofNeeds, id: string): Promise<Proof> {
  const { db } = needs
  const asked = id.toLowerCase()
  const bet = await findAnyBet(db, asked)
  const round = await findRound(db, bet?.roundId ?? asked)
  if (!round) return refuse('ERR_ROUND_NOT_FOUND')
  if (round.link === null) return refuse('ERR_SEED_STILL_SECRET')
  const proof = await proofOfRound(needs, round)
  return bet?.state === 'cashed' || bet?.state === 'lost' ? { ...proof, bet: proofOfBet(bet) } : proof
}

/** The proof of a round that is over. */
export async function proofOfRound(needs: ProofNeeds, round: roundQueries.RoundRow): Promise<Proof> {
  const chain = await gameQueries.findChain(needs.db, round.chainNo)
  assert(chain, 'A round has a chain.')
  return proofOf(round, chain, await rulesOfRound(needs, needs.db, round))
}

function proofOfBet({
  id,
  stake,
  autoCashOut,
  cashOut,
  halfOut,
  win,
  currency,
}: betQueries.BetRow): NonNullable<Proof['bet']> {
  const money = (amountMinor: number) => ({ amountMinor, currency })
  return { betId: id, stake: money(stake), autoCashOut, cashOut, halfOut, win: money(win) }
}

/** Finished rounds of a game with their proofs, newest first. */
export async function listProofs(
  needs: ProofNeeds,
  query: QueryOf<typeof listCall>,
): Promise<ReplyOf<typeof listCall>> {
  const { db } = needs
  if (!rulesOf(query.gameKey)) return refuse('ERR_GAME_NOT_FOUND')
  const limit = pageLimit(query.limit)
  const below = /^\d{1,9}$/.test(query.cursor ?? '') ? { below: Number(query.cursor) } : {}
  const rounds = await listFinished(db, { gameKey: query.gameKey, limit: limit + 1, ...below })
  const page = pageOf(rounds, limit, ({ no }) => String(no))
  const chains = new Map<number, gameQueries.ChainRow>()
  for (const no of new Set(page.rows.map(({ chainNo }) => chainNo))) {
    const chain = await gameQueries.findChain(db, no)
    if (chain) chains.set(no, chain)
  }
  return {
    nextCursor: page.nextCursor,
    rows: await Promise.all(
      page.rows.map(async (round) => {
        const chain = chains.get(round.chainNo)
        assert(chain, 'A round has a chain.')
        return proofOf(round, chain, await rulesOfRound(needs, db, round))
      }),
    ),
  }
}

function proofOf(round: roundQueries.RoundRow, chain: gameQueries.ChainRow, definition: CrashDefinition): Proof {
  assert(round.link !== null && round.crashPoint !== null && round.crashedAt, 'A finished round is told whole.')
  return {
    roundId: round.id,
    gameKey: round.gameKey,
    number: round.no,
    crashPoint: round.crashPoint,
    crashedAt: round.crashedAt.toISOString(),
    link: round.link,
    place: round.place,
    chainEnd: chain.chainEnd,
    chainPublishedAt: chain.publishedAt.toISOString(),
    salt: chain.salt,
    definitionHash: round.definitionHash,
    returnBasisPoints: definition.returnBasisPoints,
    maxMultiplier: definition.maxMultiplier,
    stations: definition.stations ?? null,
    canCashHalf: definition.canCashHalf ?? false,
  }
}
