import type { ReplyOf } from '#contract/call.ts'
import type { get } from '#contract/onling-v2/player.ts'
import { assert, type Database, type Input } from '#server/kernel/index.ts'
import { findPlayerById } from './players.queries.ts'
import { profileOf } from './profile-of.ts'

export type Needs = { readonly db: Database; readonly target: string }

export async function getProfile({ db, target }: Needs, { caller }: Input<typeof get>): Promise<ReplyOf<typeof get>> {
  const player = await findPlayerById(db, target, caller.playerId)
  assert(player, 'A session belongs to a player of its target.')
  return profileOf(player)
}
