import type { Static } from 'typebox'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import type { CrashProof, listCrashRounds as listCall } from '#contract/play-v1/crash.ts'
import { assert, pageLimit, pageOf, refuse } from '../kernel/index.ts'
import type { CrashRoom } from './crash-room.ts'
import * as queries from './crash.queries.ts'
import { rulesOf, type CrashRules } from './game-rules.ts'

type Proof = Static<typeof CrashProof>
type ProofNeeds = Pick<CrashRoom, 'db'>

/** All that recomputes one round, found by the round itself or by a bet on it. Names no player. */
export async function proveCrashRound({ db }: ProofNeeds, id: string): Promise<Proof> {
  const asked = id.toLowerCase()
  const bet = await queries.findBet(db, asked)
  const round = await queries.findRound(db, bet?.roundId ?? asked)
  if (!round) return refuse('ERR_ROUND_NOT_FOUND')
  if (round.link === null) return refuse('ERR_SEED_STILL_SECRET')
  const chain = await queries.findChain(db, round.chainNo)
  const rules = rulesOf(round.gameKey)
  assert(chain && rules, 'A round has a chain and a game.')
  return proofOf(round, chain, rules)
}

/** Finished rounds of a game with their proofs, newest first. */
export async function listProofs(
  { db }: ProofNeeds,
  query: QueryOf<typeof listCall>,
): Promise<ReplyOf<typeof listCall>> {
  const rules = rulesOf(query.gameKey)
  if (!rules) return refuse('ERR_GAME_NOT_FOUND')
  const limit = pageLimit(query.limit)
  const below = /^\d{1,9}$/.test(query.cursor ?? '') ? { below: Number(query.cursor) } : {}
  const rounds = await queries.listFinished(db, { gameKey: query.gameKey, limit: limit + 1, ...below })
  const page = pageOf(rounds, limit, ({ no }) => String(no))
  const chains = new Map<number, queries.ChainRow>()
  for (const no of new Set(page.rows.map(({ chainNo }) => chainNo))) {
    const chain = await queries.findChain(db, no)
    if (chain) chains.set(no, chain)
  }
  return {
    nextCursor: page.nextCursor,
    rows: page.rows.map((round) => {
      const chain = chains.get(round.chainNo)
      assert(chain, 'A round has a chain.')
      return proofOf(round, chain, rules)
    }),
  }
}

function proofOf(round: queries.RoundRow, chain: queries.ChainRow, { definition }: CrashRules): Proof {
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
  }
}
