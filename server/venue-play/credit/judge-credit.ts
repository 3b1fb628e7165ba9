import { forEachOfPages, newId, type Instant, type Reaction, type Transaction } from '#server/kernel/index.ts'
import { findTransferById } from '#server/payments/index.ts'
import type { VenuePlayNeeds } from '../needs.ts'
import * as credit from './credit-left.queries.ts'
import { listToLookBack, takeToLookBack } from './look-back.queries.ts'
import { closingsCountSince, sumLeft, writeClosings } from './sum-left.ts'
import { tellPlayer } from './tell-player.ts'

/** How long after the end of a sitting its credit is judged: a transfer in two steps has ended by then (decision 0490). */
const JUDGED_AFTER_MS = 15 * 60_000
const AT_ONCE = 100
const DAY_MS = 86_400_000
/** How far back sittings are judged that nobody has judged, and of which of them the player is told. */
const LOOKED_BACK_DAYS = 30
const TOLD_DAYS = 7

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
        if (sitting) await judgeOf(needs, tx, sitting, 'tell')
        return sitting !== undefined
      }),
    message: 'The credit of some sittings could not be judged.',
  })
  return judged.filter(Boolean).length
}

/**
 * Judges sittings that nobody has judged: those that ended in the last 30 days, before credit was judged or in a process of a former version; and
 * once a day again those whose case staff have closed, of which such a process may have heard. Of what ended more than a week ago the hall
 * is shown, and the player is not written to (decision 0513). Returns how many were judged.
 */
export async function lookBackAtCredit(needs: Needs): Promise<number> {
  const { db, clock, target } = needs
  const now = clock.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const judgedBefore = before(DAY_MS)
  const period = { endedAfter: before(LOOKED_BACK_DAYS * DAY_MS), endedBefore: before(JUDGED_AFTER_MS) }
  const judged = await forEachOfPages<string, boolean>({
    limit: AT_ONCE,
    list: (page) =>
      listToLookBack(db, { target, ...period, closedSince: closingsCountSince(now), judgedBefore, ...page }),
    work: (id) =>
      db.transaction(async (tx) => {
        const sitting = await takeToLookBack(tx, id, { now, judgedBefore })
        if (sitting) await judgeOf(needs, tx, sitting, sitting.endedAt > before(TOLD_DAYS * DAY_MS) ? 'tell' : 'show')
        return sitting !== undefined
      }),
    message: 'The credit of some earlier sittings could not be judged.',
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
        const closedSince = closingsCountSince(clock.now())
        for (const sitting of await credit.findCasesToJudge(db, { target, playerId, closedSince }))
          await db.transaction((tx) => judgeOf(needs, tx, sitting, 'tell-new'))
      },
    },
  ]
}

/** Whether the player hears of a case: also of one that was opened without a letter, of new ones only, or of none that staff have not closed. */
type Telling = 'tell' | 'tell-new' | 'show'

/**
 * All sittings of the player at the terminal since the oldest case are judged together: so money that is given back late, or by a report in
 * another order, ends the case whichever sitting it belongs to. A case belongs to the sitting since which something is left. One that
 * staff have closed is opened again by more credit, of which its player is told.
 */
async function judgeOf(needs: Needs, tx: Transaction, sitting: credit.AtTerminal, telling: Telling): Promise<void> {
  const at = needs.clock.now()
  await credit.lockCredit(tx, sitting)
  const left = await sumLeft(tx, sitting, at)
  const { open, closed, origin, leftMinor: amountMinor } = left
  await writeClosings(tx, left, at)
  const tell = () =>
    tellPlayer(needs, tx, {
      of: sitting,
      amountMinor,
      write: ({ values, ...to }) => ({ ...to, template: 'credit-left', values }),
    })
  if (open && amountMinor > 0) {
    await credit.setAmountLeft(tx, open.id, amountMinor)
    if (!open.isUntold || telling !== 'tell') return
    await credit.setUntold(tx, open.id, false)
    return tell()
  }
  if (open) return credit.settleCase(tx, open.id, at)
  if (amountMinor <= 0) return
  const { sittingId, openedAt } = origin ?? sitting
  const opened = await credit.openCase(tx, { ...sitting, sittingId, openedAt, id: newId(at), at, amountMinor })
  const wasClosed = closed.some((one) => one.sittingId === sittingId)
  if (!opened.isNew && !wasClosed) return
  const isUntold = telling === 'show' && !wasClosed
  await credit.setUntold(tx, opened.id, isUntold)
  if (!isUntold) await tell()
}
