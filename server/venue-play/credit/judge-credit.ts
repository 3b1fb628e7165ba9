import { forEachOfPages, newId, type Instant, type Reaction, type Transaction } from '#server/kernel/index.ts'
import { findTransferById, sumAtTerminal } from '#server/payments/index.ts'
import { formatMoney } from '#money'
import type { VenuePlayNeeds } from '../needs.ts'
import { placeNameOf } from '../place-name.ts'
import * as credit from './credit-left.queries.ts'

/** How long after the end of a sitting its credit is judged: a transfer in two steps has ended by then (decision 0490). */
const JUDGED_AFTER_MS = 15 * 60_000
const AT_ONCE = 100

type Needs = Pick<VenuePlayNeeds, 'db' | 'clock' | 'target' | 'currency' | 'findContact' | 'sendLetter'>

/** When the credit of a sitting that ends now, or about which something is reported now, is judged. */
export const creditDueAt = (now: Instant): Instant => new Date(now.getTime() + JUDGED_AFTER_MS)

/**
 * Judges what ended sittings have left on their terminals, each in its own transaction: credit that a venue has not given back becomes
 * a case, and its player is told once (decision 0490). Returns how many were judged.
 */
export async function judgeCredit(needs: Needs): Promise<number> {
  const { db, clock, target } = needs
  const now = clock.now()
  const judged = await forEachOfPages<string, boolean>({
    limit: AT_ONCE,
    list: (page) => credit.listToJudge(db, { target, now, ...page }),
    work: (id) =>
      db.transaction(async (tx) => {
        const sitting = await credit.takeToJudge(tx, id, now)
        if (sitting) await judgeOf(needs, tx, sitting)
        return sitting !== undefined
      }),
    message: 'The credit of some sittings could not be judged.',
  })
  return judged.filter(Boolean).length
}

/** A case ends by itself once the money is given back; a return that is rolled back opens it again. */
export function creditReactions(needs: Needs): Reaction[] {
  return [
    {
      event: 'payments.funds-transferred',
      name: 'venue-play.on-funds-transferred',
      react: async ({ transferId, playerId, state }) => {
        const { db, clock, target } = needs
        if (state === 'rolled-back') {
          const transfer = await findTransferById(db, transferId)
          if (!transfer?.terminalId) return
          const { terminalId, createdAt: before } = transfer
          await credit.judgeLastBefore(db, { target, playerId, terminalId, before, dueAt: clock.now() })
        }
        for (const sitting of await credit.findOpenCasesOf(db, target, playerId))
          await db.transaction((tx) => judgeOf(needs, tx, sitting))
      },
    },
  ]
}

/**
 * All sittings of the player at the terminal since the oldest with an open case are summed: so money that is given back late, or by
 * a report in another order, ends the case whichever sitting it belongs to.
 */
async function judgeOf(needs: Needs, tx: Transaction, sitting: credit.AtTerminal): Promise<void> {
  const at = needs.clock.now()
  await credit.lockCredit(tx, sitting)
  const open = await credit.findOpenCase(tx, sitting)
  const openedAt = open && open.openedAt < sitting.openedAt ? open.openedAt : sitting.openedAt
  const amountMinor = await sumLeft(tx, { ...sitting, openedAt })
  if (open && amountMinor > 0) return credit.setAmountLeft(tx, open.id, amountMinor)
  if (open) return credit.settleCase(tx, open.id, at)
  if (amountMinor <= 0) return
  const isNew = await credit.openCase(tx, { ...sitting, id: newId(at), at, amountMinor })
  if (isNew) await tellPlayer(needs, tx, sitting, amountMinor)
}

async function sumLeft(tx: Transaction, of: credit.AtTerminal): Promise<number> {
  const { wonMinor, openSince } = await credit.sumPlayed(tx, of)
  const { takenMinor, givenMinor } = await sumAtTerminal(tx, { ...of, since: of.openedAt, takenBefore: openSince })
  return takenMinor + wonMinor - givenMinor
}

async function tellPlayer(needs: Needs, tx: Transaction, of: credit.AtTerminal, amountMinor: number): Promise<void> {
  const contact = await needs.findContact(tx, of.playerId)
  // That of an erased player is empty.
  if (!contact || contact.email === '') return
  const { email: to, language } = contact
  const { venueName, terminal } = await placeNameOf(tx, of)
  const place = [venueName, terminal].filter((part) => part !== '').join(', ')
  const amount = formatMoney({ amountMinor, currency: needs.currency }, language)
  await needs.sendLetter(tx, { to, language, template: 'credit-left', values: { amount, place } })
}
