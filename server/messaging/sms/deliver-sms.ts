import { deliverQueued, type DeliveryNeeds } from '../deliver-queued.ts'
import type { Voice } from '../voice.ts'
import { SmsRejected, type Sms, type SmsGateway } from './sms.ts'
import * as queries from './sms.queries.ts'
import { writeSms } from './write-sms.ts'

export type SmsDeliveryNeeds = DeliveryNeeds & {
  /** Undefined in dev and test: messages then stay in the local mailbox. */
  readonly smsGateway: SmsGateway | undefined
}

const CATEGORIES = { 'verification-code': 'OTP', 'payment-code': 'TRANSACTION', advertising: 'MARKETING' } as const

/** Sends the text messages that are due, with five attempts each. An expired code is not sent at all. */
export async function deliverSms({ smsGateway, ...needs }: SmsDeliveryNeeds): Promise<void> {
  const { db, clock, target, voice } = needs
  await queries.dropUselessSms(db, clock.now())
  if (!smsGateway) return
  const secondsTo = (instant: Date) => Math.max(1, Math.ceil((instant.getTime() - clock.now().getTime()) / 1000))
  await deliverQueued(needs, {
    take: (now, retryAt) => queries.takeNextSms(db, target, { now, retryAt }),
    send: async ({ id, sms, uselessAt }) => {
      const message = { ...messageOf(voice, sms), ref: id, ttlSeconds: secondsTo(uselessAt) }
      const { gatewayRef } = await smsGateway.send(message)
      await queries.markSmsSent(db, id, gatewayRef, clock.now())
    },
    putOff: (id, until, problem) => queries.markSmsLater(db, id, until, problem),
    giveUp: (id, problem) => queries.markSmsFailed(db, id, problem),
    isFinal: (error) => error instanceof SmsRejected,
    attemptsMax: 5,
    firstRetrySeconds: 5,
    heldSeconds: 60,
  })
}

function messageOf(voice: Voice, sms: Sms) {
  return { to: sms.to, text: writeSms(voice, sms), category: CATEGORIES[sms.template] }
}
