import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done, Instant, text, Uuid } from '../shapes/fields.ts'
import { PUSH_KINDS } from '../shapes/push.ts'

/** Notifications on devices of a player (Web Push, RFC 8030): kinds and devices. Not in the specification, under one root. */
const root = '/capi/PlayerAccount/v1/Push'
const Kind = Type.Enum([...PUSH_KINDS])
/** The URL of the browser's push service. */
const Endpoint = text(1000, 10)
const base64url = (length: number) => Type.String({ pattern: `^[A-Za-z0-9_-]{${length}}$` })
/** A point of P-256 (65 bytes), and the browser's secret (16 bytes). */
const PublicKey = base64url(87)
const Secret = base64url(22)

export const getPush = defineCall({
  method: 'GET',
  path: `${root}/Get`,
  audience: 'player',
  summary: 'Kinds of notifications of the player, and their devices',
  query: Type.Object({}),
  reply: Type.Object({
    /** The server's public key for the subscription; null where this site sends no notifications. */
    serverKey: Type.Union([PublicKey, Type.Null()]),
    kinds: Type.Array(Type.Object({ kind: Kind, isAgreed: Type.Boolean() })),
    devices: Type.Array(
      Type.Object({
        deviceId: Uuid,
        /** Such as `Firefox · Windows`. */
        name: Type.String(),
        addedAt: Instant,
        lastSentAt: Type.Union([Instant, Type.Null()]),
      }),
    ),
  }),
  refusals: [],
})

/** Gives or withdraws the consent to one kind. It applies to all devices of the player, from the next message on. */
export const agreeToPush = defineCall({
  method: 'POST',
  path: `${root}/Agree`,
  audience: 'player',
  summary: 'Give or withdraw the consent to one kind of notification',
  body: Type.Object({ kind: Kind, isAgreed: Type.Boolean() }),
  reply: Done,
  refusals: ['ERR_PUSH_NOT_OFFERED'],
})

/** A browser that was registered for another player is moved to this one: notifications go to its present user. */
export const addPushDevice = defineCall({
  method: 'POST',
  path: `${root}/AddDevice`,
  audience: 'player',
  summary: 'Register this browser for notifications',
  body: Type.Object({ endpoint: Endpoint, browserKey: PublicKey, browserSecret: Secret, serverKey: PublicKey }),
  reply: Type.Object({ deviceId: Uuid }),
  refusals: ['ERR_PUSH_NOT_OFFERED', 'ERR_PUSH_DEVICE_NOT_ACCEPTED', 'ERR_PUSH_DEVICES_MAX'],
  ratePerMinute: 10,
})

/**
 * Checked by a browser at a new session: is it still registered? If it is registered for another player it is removed there, since
 * somebody else uses it now.
 */
export const confirmPushDevice = defineCall({
  method: 'POST',
  path: `${root}/ConfirmDevice`,
  audience: 'player',
  summary: 'Whether this browser is registered, and the current key',
  body: Type.Object({ endpoint: Endpoint }),
  reply: Type.Object({
    deviceId: Type.Union([Uuid, Type.Null()]),
    serverKey: Type.Union([PublicKey, Type.Null()]),
  }),
  refusals: [],
})

export const removePushDevice = defineCall({
  method: 'POST',
  path: `${root}/RemoveDevice`,
  audience: 'player',
  summary: 'Remove a device from notifications',
  body: Type.Object({ deviceId: Uuid }),
  reply: Done,
  refusals: ['ERR_PUSH_DEVICE_NOT_FOUND'],
})
