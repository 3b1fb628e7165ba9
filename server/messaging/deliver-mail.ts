import { deliverQueued, type DeliveryNeeds } from './deliver-queued.ts'
import type { MailServer } from './mail-server.ts'
import * as queries from './messaging.queries.ts'
import { writeLetter } from './write-letter.ts'

export type MailDeliveryNeeds = DeliveryNeeds & {
  /** Undefined in dev and test: letters then stay in the local mailbox. */
  readonly mailServer: MailServer | undefined
}

const SECRETS_KEPT_MS = 3_600_000

/** Sends the letters that are due. A failure is retried with a growing delay; after 8 attempts the letter has failed. */
export async function deliverMail({ mailServer, ...needs }: MailDeliveryNeeds): Promise<void> {
  const { db, clock, target, voice } = needs
  await queries.wipeOlderThan(db, new Date(clock.now().getTime() - SECRETS_KEPT_MS))
  if (!mailServer) return
  await deliverQueued(needs, {
    take: (now, retryAt) => queries.takeNextMail(db, target, { now, retryAt }),
    send: async ({ id, mail }) => {
      await mailServer.send({ ...writeLetter(voice, mail), to: mail.to, messageId: id })
      await queries.markSent(db, id, clock.now())
    },
    putOff: (id, until) => queries.markLater(db, id, until),
    giveUp: (id) => queries.markFailed(db, id),
    isFinal: () => false,
    attemptsMax: 8,
    firstRetrySeconds: 10,
    heldSeconds: 120,
  })
}
