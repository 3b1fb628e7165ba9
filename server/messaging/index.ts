import type { Heartbeat } from '#server/kernel/index.ts'
import { deliverMail, type MailDeliveryNeeds } from './deliver-mail.ts'
import { deliverPush, type PushDeliveryNeeds } from './push/deliver-push.ts'
import { deliverSms, type SmsDeliveryNeeds } from './sms/deliver-sms.ts'

export { findMessageSecret } from './find-message-secret.ts'
export type { LanguageCode, Mail } from './letter.ts'
export { writeLetter } from './write-letter.ts'
export { openMailServer } from './mail-server.ts'
export { mountMailbox } from './mailbox-page.ts'
export { observeLetters } from './observe-letters.ts'
export { messagingRoutes } from './messaging.routes.ts'
export { makeMailQueue, type Landing } from './queue-mail.ts'
export { messageParts, type Senders } from './personal-data.ts'
export { pushReactions } from './push/push-reactions.ts'
export type { PushNeeds, PushSendingNeeds } from './push/push-needs.ts'
export { pushRoutes } from './push/push.routes.ts'
export { readServerKeys, type ServerKey } from './push/server-keys.ts'
export { makeHttpSmsGateway } from './sms/http-sms-gateway.ts'
export { makeSmsQueue } from './sms/queue-sms.ts'
export type { Sms } from './sms/sms.ts'
export { messageTimeline } from './timeline.ts'
export { voiceOf, type Voice } from './voice.ts'
export { deleteStop, insertStop, isInStopList } from './sms/sms.queries.ts'

/** Heartbeats of the worker for this room. */
export function heartbeats(needs: MailDeliveryNeeds & SmsDeliveryNeeds, push: PushDeliveryNeeds): Heartbeat[] {
  return [
    { name: 'messaging.deliver-push', everyMs: 1000, beat: () => deliverPush(push) },
    { name: 'messaging.deliver-mail', everyMs: 1000, beat: () => deliverMail(needs) },
    { name: 'messaging.deliver-sms', everyMs: 1000, beat: () => deliverSms(needs) },
  ]
}
