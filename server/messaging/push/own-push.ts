import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/push.ts'
import { PUSH_DEVICES_MAX, PUSH_KINDS } from '#contract/shapes/push.ts'
import { newId, type Input } from '#server/kernel/index.ts'
import { lockPlayerRow } from '#server/players/index.ts'
import * as queries from './devices.queries.ts'
import { isBrowserKey } from './encrypt-message.ts'
import type { PushNeeds } from './push-needs.ts'
import { findPushService } from './push-services.ts'

export type OwnPushNeeds = PushNeeds & {
  /** Such as `Firefox · Windows`. */
  readonly describeClient: (userAgent: string) => string
}

/** Own consents and devices. A device on which the player has signed out is not theirs any more. */
export async function showOwnPush(
  needs: OwnPushNeeds,
  { caller: { playerId } }: Input<typeof calls.getPush>,
): Promise<ReplyOf<typeof calls.getPush>> {
  const { db, target, serverKeys, findEndedOnPurpose } = needs
  const agreed = await queries.findAgreed(db, playerId)
  const all = await queries.findDevicesOf(db, target, playerId)
  const ended = await findEndedOnPurpose(
    db,
    all.map(({ sessionId }) => sessionId),
  )
  const lastSent = new Map((await queries.findLastSent(db, playerId)).map(({ deviceId, sentAt }) => [deviceId, sentAt]))
  return {
    serverKey: serverKeys[0]?.publicKey ?? null,
    kinds: PUSH_KINDS.map((kind) => ({ kind, isAgreed: agreed.includes(kind) })),
    devices: all
      .filter(({ sessionId }) => !ended.includes(sessionId))
      .map(({ id, name, addedAt }) => ({
        deviceId: id,
        name,
        addedAt: addedAt.toISOString(),
        lastSentAt: lastSent.get(id)?.toISOString() ?? null,
      })),
  }
}

/** Gives or withdraws one consent. Queued notifications of a withdrawn consent are not sent. */
export async function agreeToOwnPush(
  { db, clock, target, serverKeys }: OwnPushNeeds,
  { caller: { playerId }, body: { kind, isAgreed }, refuse }: Input<typeof calls.agreeToPush>,
): Promise<ReplyOf<typeof calls.agreeToPush>> {
  // A consent can always be withdrawn.
  if (isAgreed && serverKeys.length === 0) return refuse('ERR_PUSH_NOT_OFFERED')
  await db.transaction(async (tx) => {
    await lockPlayerRow(tx, target, playerId)
    const isAlready = (await queries.findAgreed(tx, playerId)).includes(kind)
    const at = clock.now()
    if (isAlready !== isAgreed)
      await queries.insertConsent(tx, { id: newId(at), playerId, kind, isGiven: isAgreed, at })
  })
  return { done: true }
}

/** Stores this browser for notifications of the player. */
export async function addOwnDevice(
  needs: OwnPushNeeds,
  { caller: { playerId, sessionId }, body, client, refuse }: Input<typeof calls.addPushDevice>,
): Promise<ReplyOf<typeof calls.addPushDevice>> {
  const { db, clock, target, serverKeys, otherServices, describeClient, findEndedOnPurpose } = needs
  const { endpoint, browserKey, serverKey } = body
  if (serverKeys.length === 0) return refuse('ERR_PUSH_NOT_OFFERED')
  const service = findPushService(endpoint, otherServices)
  const isGood = serverKey === serverKeys[0]?.publicKey && isBrowserKey(Buffer.from(browserKey, 'base64url'))
  if (!isGood || service === undefined) return refuse('ERR_PUSH_DEVICE_NOT_ACCEPTED')
  const now = clock.now()
  const name = describeClient(client.userAgent)
  const deviceId = await db.transaction(async (tx) => {
    // Locked, so that concurrent requests do not exceed the maximum.
    await lockPlayerRow(tx, target, playerId)
    const all = await queries.findDevicesOf(tx, target, playerId)
    const ended = await findEndedOnPurpose(
      tx,
      all.map((one) => one.sessionId),
    )
    const left = all.filter((one) => ended.includes(one.sessionId) && one.endpoint !== endpoint)
    await queries.removeDevices(
      tx,
      left.map(({ id }) => id),
      'signed-out',
    )
    const others = all.filter((one) => one.endpoint !== endpoint && !left.includes(one))
    if (others.length >= PUSH_DEVICES_MAX) return refuse('ERR_PUSH_DEVICES_MAX', { devicesMax: PUSH_DEVICES_MAX })
    const present = await queries.findDeviceByEndpoint(tx, endpoint)
    if (present && present.playerId !== playerId) await queries.removeDevices(tx, [present.id], 'device-removed')
    return queries.storeDevice(tx, target, {
      ...body,
      service,
      id: newId(now),
      playerId,
      name,
      sessionId,
      addedAt: now,
    })
  })
  return { deviceId }
}

/** A browser reports that it is still subscribed: it is assigned to the requesting session, or to none. */
export async function confirmOwnDevice(
  { db, serverKeys, findEndedOnPurpose }: OwnPushNeeds,
  { caller: { playerId, sessionId }, body: { endpoint } }: Input<typeof calls.confirmPushDevice>,
): Promise<ReplyOf<typeof calls.confirmPushDevice>> {
  const serverKey = serverKeys[0]?.publicKey ?? null
  const device = await queries.findDeviceByEndpoint(db, endpoint)
  if (!device) return { deviceId: null, serverKey }
  const isLeft = (await findEndedOnPurpose(db, [device.sessionId])).length > 0
  if (device.playerId !== playerId || isLeft) {
    await db.transaction((tx) => queries.removeDevices(tx, [device.id], isLeft ? 'signed-out' : 'device-removed'))
    return { deviceId: null, serverKey }
  }
  await queries.moveDeviceToSession(db, device.id, sessionId)
  return { deviceId: device.id, serverKey }
}

export async function removeOwnDevice(
  { db, target }: OwnPushNeeds,
  { caller: { playerId }, body: { deviceId }, refuse }: Input<typeof calls.removePushDevice>,
): Promise<ReplyOf<typeof calls.removePushDevice>> {
  await db.transaction(async (tx) => {
    const own = await queries.findDevicesOf(tx, target, playerId)
    if (!own.some(({ id }) => id === deviceId)) return refuse('ERR_PUSH_DEVICE_NOT_FOUND')
    return queries.removeDevices(tx, [deviceId], 'device-removed')
  })
  return { done: true }
}
