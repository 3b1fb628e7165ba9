import type { Clock, Database } from '#server/kernel/index.ts'
import type { MailServer } from './mail-server.ts'
import * as queries from './messaging.queries.ts'
import { writeLetter } from './write-letter.ts'

export type DeliveryNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly brand: string
  /** Undefined in dev and test: letters then wait in the local mailbox. */
  readonly mailServer: MailServer | undefined
  /** For the log. Given the error and the id of the letter, never its address or text. */
  readonly onFailure: (error: unknown, mailId: string) => void
}

const ATTEMPTS_MAX = 8
const FIRST_RETRY_SECONDS = 10
const SECRETS_KEPT_MINUTES = 60

/** Sends the letters that are due. A failing server is tried again, later each time; after 8 attempts the letter has failed. */
export async function deliverMail({ db, clock, brand, mailServer, onFailure }: DeliveryNeeds): Promise<void> {
  const after = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000)
  await queries.wipeOlderThan(db, after(-SECRETS_KEPT_MINUTES * 60))
  if (!mailServer) return
  for (;;) {
    const queued = await queries.takeNextMail(db, clock.now(), after(120))
    if (!queued) return
    const { id, attempts, mail } = queued
    try {
      await mailServer.send({ ...writeLetter(brand, mail), to: mail.to, messageId: id })
      await queries.markSent(db, id, clock.now())
    } catch (error) {
      onFailure(error, id)
      if (attempts >= ATTEMPTS_MAX) await queries.markFailed(db, id)
      else await queries.markLater(db, id, after(FIRST_RETRY_SECONDS * 2 ** attempts))
    }
  }
}
