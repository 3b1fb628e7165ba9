import type { ReplyOf } from '#contract/call.ts'
import type { get } from '#contract/onling-v2/player.ts'
import { assert, type Clock, type Database, type FieldCipher, type Input } from '#server/kernel/index.ts'
import { findPlayerById } from './players.queries.ts'
import { profileOf } from './profile-of.ts'

export type Needs = {
  readonly db: Database
  readonly target: string
  readonly cipher: FieldCipher
  readonly clock: Clock
}

export async function getProfile(
  { db, target }: Pick<Needs, 'db' | 'target'>,
  { caller }: Input<typeof get>,
): Promise<ReplyOf<typeof get>> {
  const player = await findPlayerById(db, target, caller.playerId)
  assert(player, 'A session belongs to a player of its target.')
  return profileOf(player)
}
