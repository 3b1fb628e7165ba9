import type { Reaction } from '#server/kernel/index.ts'
import { notificationReactions } from '#server/payments/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import type { Base } from '../api/compose/open-base.ts'
import { openMail } from '../api/compose/open-mail.ts'

/** Sends players a letter with the outcome of their payments, in their own language. */
export function paymentLetters({ db, clock, configuration }: Base): Reaction[] {
  const { target } = configuration.brand
  return notificationReactions({
    db,
    clock,
    findContact: (playerId) => findPlayerById(db, target, playerId),
    sendLetter: openMail({ clock, configuration }),
  })
}
