import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { GameKey, Instant, PlayerId, Uuid } from '../shapes/fields.ts'
import { EntryRow } from './backoffice.ts'
import { CrashBet, CrashProof, CrashRound, orNull } from './crash.ts'

/** One bet of a player for money, with its round, its entries and, once it is no longer secret, the proof. */
export const getCrashBet = defineCall({
  method: 'GET',
  path: '/capi/BackOffice/v1/Crash/GetBet',
  audience: 'staff',
  permission: 'rounds.read',
  summary: 'One bet on a shared round with its proof and entries',
  query: Type.Object({ betId: Uuid }),
  reply: Type.Object({
    playerId: PlayerId,
    gameKey: GameKey,
    madeAt: Instant,
    bet: CrashBet,
    round: CrashRound,
    /** Null while the round is secret. */
    proof: orNull(CrashProof),
    /** Recomputed from the crash point; null before the round is settled. */
    isPaidByRules: orNull(Type.Boolean()),
    entries: Type.Array(EntryRow),
  }),
  refusals: ['ERR_ROUND_NOT_FOUND'],
})
