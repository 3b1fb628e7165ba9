import type { Heartbeat } from '#server/kernel/index.ts'
import { deliverMail, type DeliveryNeeds } from './deliver-mail.ts'

export { deliverMail, type DeliveryNeeds } from './deliver-mail.ts'
export type { Mail } from './letter.ts'
export { openMailServer, type MailServer } from './mail-server.ts'
export { mountMailbox } from './mailbox-page.ts'
export { makeMailQueue } from './queue-mail.ts'

/** What the worker does for this room. */
export function heartbeats(needs: DeliveryNeeds): Heartbeat[] {
  return [{ name: 'messaging.deliver-mail', everyMs: 1000, beat: () => deliverMail(needs) }]
}
