import { commitmentOf } from '#games/kit/fairness/commitment.ts'
import { assert, secrets, sql, type Querier, type Transaction } from '../../kernel/index.ts'
import type { GameRoundsNeeds } from '../needs.ts'
import type { SeedSealer } from './seal-seed.ts'

const SEED_BYTES = 32

/** A server seed that was committed to before anybody chose the other half of its pair; sealed. */
export type CommittedSeed = {
  readonly serverSeed: Buffer
  readonly commitment: string
  readonly committedAt: Date
}

/** Draws a server seed and commits to it. */
export function commitToSeed(seeds: SeedSealer, now: Date): CommittedSeed {
  const serverSeed = secrets.bytes(SEED_BYTES)
  return { serverSeed: seeds.seal(serverSeed), commitment: commitmentOf(serverSeed), committedAt: now }
}

/**
 * The commitment of the session's next server seed, the same one until it is used. It is published before the player
 * chooses their half, so that the house cannot search for a favourable seed.
 */
export async function commitmentOfNext(
  { seeds, clock }: Pick<GameRoundsNeeds, 'seeds' | 'clock'>,
  db: Querier,
  sessionId: string,
): Promise<string> {
  const { serverSeed, commitment, committedAt } = commitToSeed(seeds, clock.now())
  // Of two concurrent requests the first one counts, for both.
  const rows = await db.query<{ commitment: string }>(sql`
    insert into game_rounds.next_seed (session_id, server_seed, commitment, committed_at)
    values (${sessionId}, ${serverSeed}, ${commitment}, ${committedAt})
    on conflict (session_id) do update set session_id = excluded.session_id
    returning commitment`)
  assert(rows[0], 'A session has a next seed.')
  return rows[0].commitment
}

/** Takes the committed seed into use, once. Undefined when none was requested yet. */
export async function takeNextSeed(tx: Transaction, sessionId: string): Promise<CommittedSeed | undefined> {
  const rows = await tx.query<CommittedSeed>(sql`
    delete from game_rounds.next_seed where session_id = ${sessionId}
    returning server_seed, commitment, committed_at`)
  return rows[0]
}
