import type { LanguageCode } from '../letter.ts'
import { deliverQueued } from '../deliver-queued.ts'
import { findAgreed, findDevice, removeDevices, type Device } from './devices.queries.ts'
import * as outgoing from './outgoing.queries.ts'
import type { PushSendingNeeds } from './push-needs.ts'
import { writePush } from './push-text.ts'
import { DeviceGone, PushDelayed, PushRejected, sendPush } from './send-push.ts'
import type { ServerKey } from './server-keys.ts'

export type PushDeliveryNeeds = PushSendingNeeds & {
  readonly timeoutMs: number
  /** For the log. Gets the error and the id of the notification, never its address. */
  readonly onFailure: (error: unknown, messageId: string) => void
}

/** It must not be sent any more, which is no failure. */
class NotWanted extends Error {}

const TTL_MAX_SECONDS = 24 * 3600

/**
 * Sends the notifications that are due. Checks again for each that the player still agrees, is signed in there and may
 * be notified: it may have been queued hours ago. A browser that its push service no longer knows is removed.
 */
export async function deliverPush(needs: PushDeliveryNeeds): Promise<void> {
  const { db, clock, target } = needs
  await outgoing.stopUselessPushes(db, target, clock.now())
  await deliverQueued<outgoing.QueuedPush>(
    {
      clock,
      onFailure: (error, id) => {
        if (!(error instanceof NotWanted) && !(error instanceof DeviceGone)) needs.onFailure(error, id)
      },
    },
    {
      take: (now, retryAt) => outgoing.takeNextPush(db, target, now, retryAt),
      send: async (push) => {
        const { device, key } = await findWanted(needs, push)
        await sendTo(needs, { device, key, push }).catch(async (error: unknown) => {
          if (error instanceof DeviceGone) await removeOf(needs, device.id, 'device-gone')
          throw error
        })
        await outgoing.markPushSent(db, push.id, clock.now())
      },
      putOff: (id, until, problem) => outgoing.markPushLater(db, id, until, problem),
      giveUp: (id, problem, error) =>
        outgoing.markPushEnded(db, id, error instanceof NotWanted ? 'stopped' : 'failed', problem),
      isFinal: (error) => error instanceof NotWanted || error instanceof DeviceGone || error instanceof PushRejected,
      retryAfterSeconds: (error) => (error instanceof PushDelayed ? error.retryAfterSeconds : undefined),
      attemptsMax: 6,
      firstRetrySeconds: 15,
      heldSeconds: 60,
    },
  )
}

/** The device, if it is still to be notified of this, and the key that it takes messages of; else throws `NotWanted`. */
async function findWanted(
  needs: PushDeliveryNeeds,
  { playerId, deviceId, kind }: outgoing.QueuedPush,
): Promise<{ readonly device: Device; readonly key: ServerKey }> {
  const { db, serverKeys, findEndedOnPurpose, isKeptAway } = needs
  const device = deviceId === null ? undefined : await findDevice(db, deviceId)
  if (!device || device.playerId !== playerId) throw new NotWanted('device-removed')
  if (!(await findAgreed(db, playerId)).includes(kind)) throw new NotWanted('not-agreed')
  if (await isKeptAway(db, playerId)) throw new NotWanted('kept-away')
  const isSignedOut = (await findEndedOnPurpose(db, [device.sessionId])).length > 0
  const key = serverKeys.find(({ publicKey }) => publicKey === device.serverKey)
  if (!isSignedOut && key) return { device, key }
  const problem = isSignedOut ? 'signed-out' : 'key-retired'
  await removeOf(needs, device.id, problem)
  throw new NotWanted(problem)
}

const removeOf = ({ db }: PushDeliveryNeeds, deviceId: string, problem: string): Promise<void> =>
  db.transaction((tx) => removeDevices(tx, [deviceId], problem))

async function sendTo(
  { clock, contact, timeoutMs, brand }: PushDeliveryNeeds,
  { device, key, push }: { readonly device: Device; readonly key: ServerKey; readonly push: outgoing.QueuedPush },
): Promise<void> {
  const { endpoint, browserKey, browserSecret } = device
  const { kind, language, uselessAt } = push
  const left = Math.ceil((uselessAt.getTime() - clock.now().getTime()) / 1000)
  await sendPush(
    { key, contact, clock, timeoutMs },
    {
      endpoint,
      browserKey,
      browserSecret,
      topic: kind,
      message: writePush(brand, language as LanguageCode, kind),
      ttlSeconds: Math.min(TTL_MAX_SECONDS, Math.max(1, left)),
    },
  )
}
