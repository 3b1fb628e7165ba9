import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { rotateSeed as call } from '#contract/play-v1/play.ts'
import { hexOfBytes } from '#games/kit/fairness/bytes.ts'
import { assert, refuse as refuseByCode, type Refuse } from '../../kernel/index.ts'
import { revealSeed } from '../sessions/end-session.ts'
import * as queries from '../game-rounds.queries.ts'
import { GAME_SESSION_CHANGED } from '../sessions/live-sessions.ts'
import type { GameRoundsNeeds } from '../needs.ts'
import { commitmentOfNext, takeNextSeed } from './next-seed.ts'
import { claimSeries } from '../sessions/open-session.ts'
import { startSeed } from './start-seed.ts'

const refuse: Refuse<typeof call> = refuseByCode

/**
 * Reveals the current seed and continues with the one that was committed to before the player's half was known; from
 * here on no round is played with the old one.
 */
export async function rotateSeed(
  needs: GameRoundsNeeds,
  sessionId: string,
  { clientSeed, commitment }: BodyOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const { db, clock, seeds, sessions, sendControl } = needs
  // A player's half proves nothing beside a server's half whose commitment nobody saw.
  if (clientSeed !== undefined && commitment === undefined)
    return refuse('ERR_INVALID_CONTRACT', { fields: [{ field: 'commitment', kind: 'RequiredField' }] })
  const { old, fresh, nextCommitment } = await db.transaction(async (tx) => {
    const now = clock.now()
    const session = await queries.lockSession(tx, sessionId)
    if (!session || session.endedAt) return refuse('ERR_GAME_SESSION_ENDED')
    // The transaction rolls back, so that the books still accept stakes with it.
    if (!(await revealSeed(tx, session.seedNo, session.accountId, now))) return refuse('ERR_ROUND_OPEN')
    const committed = await takeNextSeed(tx, sessionId)
    // Another tab was faster, or the player's half would be combined with a seed that was not shown.
    if (commitment !== undefined && committed?.commitment !== commitment) return refuse('ERR_STATE_CHANGED')
    const seedNo = await startSeed(tx, seeds, { sessionId, gameKey: session.gameKey, clientSeed, committed, now })
    await queries.setSessionSeed(tx, sessionId, seedNo)
    if (session.accountId !== null) await claimSeries(needs, tx, session, seedNo)
    return {
      old: await queries.findSeed(tx, session.seedNo),
      fresh: await queries.findSeed(tx, seedNo),
      nextCommitment: await commitmentOfNext(needs, tx, sessionId),
    }
  })
  assert(old && fresh, 'Seeds are never deleted while their session lives.')
  sessions.forget(sessionId)
  await sendControl({ topic: GAME_SESSION_CHANGED, id: sessionId })
  return {
    revealed: {
      seedId: old.id,
      serverSeed: hexOfBytes(seeds.open(old.serverSeed)),
      commitment: old.commitment,
      clientSeed: old.clientSeed,
    },
    fairness: {
      seedId: fresh.id,
      commitment: fresh.commitment,
      clientSeed: fresh.clientSeed,
      nextNonce: 0,
      nextCommitment,
    },
  }
}
