import type { PushKind } from '#contract/shapes/push.ts'
import { newId, type Transaction } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { findAgreed, findDevicesOf } from './devices.queries.ts'
import { countCausesSince, insertPush } from './outgoing.queries.ts'
import type { PushSendingNeeds } from './push-needs.ts'
import { afterQuietHours } from './quiet-hours.ts'

export type Push = {
  readonly playerId: number
  readonly kind: PushKind
  /** What it is about; of one cause a device is told once. */
  readonly cause: string
  /** After this moment nobody needs it. */
  readonly uselessAt: Date
}

const DAY_MS = 86_400_000
/** Things that one person is notified of within a day; of more, letters tell. */
const CAUSES_PER_DAY = 8
/** Somebody who comes to a limit plays at that moment: it cannot wait for the morning. */
const AT_ANY_HOUR: readonly PushKind[] = ['limit-near']

/**
 * Queues a notification for each device of a player who agrees to its kind: in the transaction of its cause, or of the reaction
 * to it. Nobody is notified of anything while they are kept from playing; the letters that the law demands go their own way.
 */
export async function queuePush(needs: PushSendingNeeds, tx: Transaction, push: Push): Promise<void> {
  const { clock, target, timeZone, isKeptAway } = needs
  const { playerId, kind, cause, uselessAt } = push
  const devices = await findDevicesOf(tx, target, playerId)
  if (devices.length === 0 || !(await findAgreed(tx, playerId)).includes(kind)) return
  const player = await findPlayerById(tx, target, playerId)
  if (!player || player.state === 'closed' || (await isKeptAway(tx, playerId))) return
  const now = clock.now()
  const told = await countCausesSince(tx, playerId, new Date(now.getTime() - DAY_MS))
  const from = AT_ANY_HOUR.includes(kind) ? now : afterQuietHours(timeZone, now)
  const stopped = told >= CAUSES_PER_DAY ? 'day-limit' : null
  for (const { id: deviceId } of devices)
    await insertPush(tx, {
      id: newId(now),
      target,
      playerId,
      deviceId,
      kind,
      cause,
      language: player.language,
      stopped,
      now,
      from,
      uselessAt,
    })
}
