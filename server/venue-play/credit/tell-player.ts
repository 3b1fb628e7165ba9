import { formatMoney } from '#money'
import type { Transaction } from '#server/kernel/index.ts'
import type { Mail } from '#server/messaging/index.ts'
import type { VenuePlayNeeds } from '../needs.ts'
import { placeNameOf } from '../place-name.ts'
import type { AtTerminal } from './credit-left.queries.ts'

type Letter = Pick<Mail, 'to' | 'language'> & { readonly values: { readonly amount: string; readonly place: string } }

/** Queues a letter to a player about credit on a terminal; an erased player is not written to. */
export async function tellPlayer(
  needs: Pick<VenuePlayNeeds, 'currency' | 'findContact' | 'sendLetter'>,
  tx: Transaction,
  about: { readonly of: AtTerminal; readonly amountMinor: number; readonly write: (letter: Letter) => Mail },
): Promise<void> {
  const { of, amountMinor, write } = about
  const contact = await needs.findContact(tx, of.playerId)
  // That of an erased player is empty.
  if (!contact || contact.email === '') return
  const { email: to, language } = contact
  const { venueName, terminal } = await placeNameOf(tx, of)
  const place = [venueName, terminal].filter((part) => part !== '').join(', ')
  const amount = formatMoney({ amountMinor, currency: needs.currency }, language)
  await needs.sendLetter(tx, write({ to, language, values: { amount, place } }))
}
