import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Instant, PlayerId } from '../shapes/fields.ts'

/** Delivery states of a text message. The last four are final. */
export const SMS_DELIVERIES = ['ACCEPTED', 'SENT', 'DELIVERED', 'UNDELIVERABLE', 'EXPIRED', 'REJECTED'] as const
export type SmsDelivery = (typeof SMS_DELIVERIES)[number]

/**
 * The SMS gateway reports the delivery of a message: `{ id, ref, status, errorCode, at }`, signed with HMAC-SHA256 over the bytes
 * of the body in `x-signature` (hex). Duplicates and unknown messages get the same response.
 */
export const takeDeliveryReport = defineCall({
  method: 'POST',
  path: '/capi/Play/v1/Sms/DeliveryReport',
  audience: 'provider',
  summary: 'Delivery report of the SMS gateway about a message',
  bodyKind: 'provider',
  reply: Type.Object({ received: Type.Literal(true) }),
  refusals: ['ERR_SIGNATURE_ERROR', 'ERR_INVALID_CONTRACT'],
  ratePerMinute: 6000,
})

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** Letters and text messages to a player's present contacts, and notifications on their devices: kind, time and delivery, never the content. */
export const listMessages = defineCall({
  method: 'GET',
  path: '/capi/BackOffice/v1/Player/ListMessages',
  audience: 'staff',
  permission: 'players.read',
  summary: 'Letters, text messages and notifications to one player, newest first',
  query: Type.Object({ playerId: PlayerId }),
  reply: Type.Object({
    messages: Type.Array(
      Type.Object({
        channel: Type.Enum(['email', 'sms', 'push']),
        template: Type.String(),
        state: Type.Enum(['queued', 'sent', 'failed', 'stopped']),
        queuedAt: Instant,
        sentAt: orNull(Instant),
        attempts: Type.Integer(),
        /** Why it was not sent, in a word. */
        problem: orNull(Type.String()),
        /** For a text message, once the gateway has reported it. */
        delivery: orNull(Type.Enum([...SMS_DELIVERIES])),
        reportedAt: orNull(Instant),
      }),
    ),
  }),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})
