import type { Clock, Database } from '#server/kernel/index.ts'
import { SmsRejected, type Sms, type SmsGateway } from './sms.ts'
import * as queries from './sms.queries.ts'
import { writeSms } from './write-sms.ts'

export type SmsDeliveryNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly brand: string
  /** Undefined in dev and test: messages then wait in the local mailbox. */
  readonly smsGateway: SmsGateway | undefined
  /** For the log. Given the error and the id of the message, never its number or text. */
  readonly onFailure: (error: unknown, smsId: string) => void
}

const ATTEMPTS_MAX = 5
const FIRST_RETRY_SECONDS = 5
const HELD_SECONDS = 60

const CATEGORIES = { 'verification-code': 'OTP', 'payment-code': 'TRANSACTION', advertising: 'MARKETING' } as const

/** Sends the text messages that are due. A code that came too late is not sent at all. */
export async function deliverSms({ db, clock, brand, smsGateway, onFailure }: SmsDeliveryNeeds): Promise<void> {
  const after = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000)
  await queries.dropUselessSms(db, clock.now())
  if (!smsGateway) return
  for (;;) {
    const queued = await queries.takeNextSms(db, clock.now(), after(HELD_SECONDS))
    if (!queued) return
    const { id, attempts, sms, uselessAt } = queued
    try {
      const { gatewayRef } = await smsGateway.send({
        ...messageOf(brand, sms),
        ref: id,
        ttlSeconds: secondsTo(uselessAt),
      })
      await queries.markSmsSent(db, id, gatewayRef, clock.now())
    } catch (error) {
      onFailure(error, id)
      const problem = error instanceof Error ? error.message.slice(0, 200) : 'unknown'
      if (error instanceof SmsRejected || attempts >= ATTEMPTS_MAX) await queries.markSmsFailed(db, id, problem)
      else await queries.markSmsLater(db, id, after(FIRST_RETRY_SECONDS * 2 ** attempts), problem)
    }
  }

  function secondsTo(instant: Date): number {
    return Math.max(1, Math.ceil((instant.getTime() - clock.now().getTime()) / 1000))
  }
}

function messageOf(brand: string, sms: Sms) {
  return { to: sms.to, text: writeSms(brand, sms), category: CATEGORIES[sms.template] }
}
