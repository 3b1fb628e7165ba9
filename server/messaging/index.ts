import type { Heartbeat } from '#server/kernel/index.ts'
import { deliverMail, type MailDeliveryNeeds } from './deliver-mail.ts'
import { deliverSms, type SmsDeliveryNeeds } from './sms/deliver-sms.ts'

export { deliverMail, type MailDeliveryNeeds } from './deliver-mail.ts'
export type { DeliveryNeeds } from './deliver-queued.ts'
export { findMessageSecret, type MessageSecret } from './find-message-secret.ts'
export type { Mail } from './letter.ts'
export { openMailServer, type MailServer } from './mail-server.ts'
export { mountMailbox } from './mailbox-page.ts'
export { messagingRoutes } from './messaging.routes.ts'
export { makeMailQueue } from './queue-mail.ts'
export { messageParts, type Senders } from './personal-data.ts'
export { deliverSms, type SmsDeliveryNeeds } from './sms/deliver-sms.ts'
export { makeHttpSmsGateway } from './sms/http-sms-gateway.ts'
export { makeSmsQueue } from './sms/queue-sms.ts'
export type { Sms, SmsGateway } from './sms/sms.ts'
export { deleteStop, insertStop } from './sms/sms.queries.ts'

/** What the worker does for this room. */
export function heartbeats(needs: MailDeliveryNeeds & SmsDeliveryNeeds): Heartbeat[] {
  return [
    { name: 'messaging.deliver-mail', everyMs: 1000, beat: () => deliverMail(needs) },
    { name: 'messaging.deliver-sms', everyMs: 1000, beat: () => deliverSms(needs) },
  ]
}
