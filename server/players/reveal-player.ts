import type { ReplyOf } from '#contract/call.ts'
import type { revealPlayer as call } from '#contract/play-v1/backoffice.ts'
import type { Database, Input } from '#server/kernel/index.ts'
import { findPlayerById } from './players.queries.ts'

type Needs = { readonly db: Database; readonly target: string }

/** Personal data in full. The purpose is already in the audit log when this runs. */
export async function revealPlayer(
  { db, target }: Needs,
  { body, refuse }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const player = await findPlayerById(db, target, body.playerId)
  if (!player) return refuse('ERR_PLAYER_NOT_FOUND')
  const { firstName, surname, email, phone, birthDate } = player
  return { firstName, surname, email, phone, birthDate }
}
