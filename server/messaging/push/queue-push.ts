import type { PushKind } from '#contract/shapes/push.ts'
import { newId, type Transaction } from '#server/kernel/index.ts'
import { lockPlayerRow } from '#server/players/index.ts'
import { findAgreed, findDevicesOf } from './devices.queries.ts'
import { countCausesSince, insertPush } from './outgoing.queries.ts'
import type { PushSendingNeeds } from './push-needs.ts'
import { afterQuietHours } from './quiet-hours.ts'

export type Push = {
  readonly playerId: number
  readonly kind: PushKind
  /** The cause; a device is notified once of each. */
  readonly cause: string
  /** It is not sent after this instant. */
  readonly uselessAt: Date
}

const DAY_MS = 86_400_000
/** Maximum number of events that one person is notified of within a day; of more, only by letter. */
const CAUSES_PER_DAY = 8
/** A player who reaches a limit is playing now: it cannot wait for the morning. */
const AT_ANY_HOUR: readonly PushKind[] = ['limit-near']

/**
 * Queues a notification for each device of a player who agrees to its kind. Nobody is notified while they are kept from
 * playing; letters that the law requires are sent regardless.
 */
export async function queuePush(needs: PushSendingNeeds, tx: Transaction, push: Push): Promise<void> {
  const { clock, target, timeZone, isKeptAway } = needs
  const { playerId, kind, cause, uselessAt } = push
  const devices = await findDevicesOf(tx, target, playerId)
  if (devices.length === 0 || !(await findAgreed(tx, playerId)).includes(kind)) return
  // Held, so that two reactions at once do not both count what is below the maximum.
  const player = await lockPlayerRow(tx, target, playerId)
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
