import type { LanguageCode } from '../letter.ts'
import { attempt, type Attempts } from '../deliver-queued.ts'
import { findAgreed, findDevice, removeDevices, type Device } from './devices.queries.ts'
import { holdNextDevice, releaseDevice } from './held-devices.queries.ts'
import { sendInParallel, type HeldDevice } from './in-parallel.ts'
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
/** The lease of a device: after the crash of a worker another one continues when it ends. */
const HELD_SECONDS = 60

/**
 * Sends the notifications that are due, to many devices in parallel and to each in order. Checks again for each that the
 * player still agrees, is signed in there and may be notified: it may have been queued hours ago. A browser that its push
 * service no longer knows is removed.
 */
export async function deliverPush(needs: PushDeliveryNeeds): Promise<void> {
  const { db, clock, target } = needs
  await outgoing.stopUselessPushes(db, target, clock.now())
  await sendInParallel(
    (fullServices) => {
      const now = clock.now()
      const heldUntil = new Date(now.getTime() + HELD_SECONDS * 1000)
      return holdNextDevice(db, { target, now, heldUntil, fullServices })
    },
    (held) => sendNext(needs, held),
  )
}

/** Sends the next notification of a leased device. If it is to be retried, later ones wait for it. */
async function sendNext(needs: PushDeliveryNeeds, held: HeldDevice): Promise<void> {
  const { db, clock, onFailure } = needs
  const push = await outgoing.takeNextPush(db, held.deviceId, clock.now(), held.heldUntil)
  const until = push && (await attempt({ clock, onFailure: omitExpected(onFailure) }, attemptsOf(needs), push))
  await releaseDevice(db, held, until ?? null)
}

const omitExpected =
  (onFailure: PushDeliveryNeeds['onFailure']): PushDeliveryNeeds['onFailure'] =>
  (error, id) => {
    if (!(error instanceof NotWanted) && !(error instanceof DeviceGone)) onFailure(error, id)
  }

function attemptsOf(needs: PushDeliveryNeeds): Attempts<outgoing.QueuedPush> {
  const { db, clock } = needs
  return {
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
  }
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
  { clock, contact, timeoutMs, voice }: PushDeliveryNeeds,
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
      message: writePush(voice, language as LanguageCode, kind),
      ttlSeconds: Math.min(TTL_MAX_SECONDS, Math.max(1, left)),
    },
  )
}
