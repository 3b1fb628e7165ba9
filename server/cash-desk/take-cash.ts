import type { CashMovement } from '#contract/shapes/cash.ts'
import type { cashIn as call } from '#contract/play-v1/staff-cash.ts'
import { newId, refuse, type Input, type Transaction } from '#server/kernel/index.ts'
import { bookDeskCash, inTurn, judgeCash, judgeLandWallet, takeCashTurn } from '#server/payments/index.ts'
import { judgeAmount } from './judge-amount.ts'
import type { CashDeskNeeds } from './needs.ts'
import { findSameMovement, readMovement } from './same-movement.ts'
import { sealIdentification } from './seal-identification.ts'
import { findMet, judgeMet, lockWorkingShift } from './working-shift.ts'
import { drawerPath, writeMovement } from './write-movement.ts'

/**
 * Takes cash from the player at the desk, with the checks of a deposit on the web, serialized with their other
 * deposits.
 */
export async function takeCash(
  needs: CashDeskNeeds,
  { body, caller, concerns, subject, changed }: Input<typeof call>,
): Promise<CashMovement> {
  const { db, clock, currency } = needs
  const { amount, idempotencyKey: key, identification } = body
  const { amountMinor } = amount
  const met = await findMet(needs, body.presenceId, caller)
  const { shift, desk } = met
  const { id: presenceId, playerId } = met.presence
  concerns(playerId)
  subject('cash-desk', desk.id, desk.name)
  const same = { deskId: desk.id, key, kind: 'cash-in', deltaMinor: amountMinor, playerId } as const
  const earlier = await findSameMovement(db, same)
  if (earlier) return earlier
  judgeMet(met, clock.now())
  judgeAmount(needs, 'in', amount)
  await judgeLandWallet(db, playerId)
  await needs.judgeVenue(desk.venueId)

  const write = async (tx: Transaction): Promise<CashMovement> => {
    await takeCashTurn(needs.cashLaw, tx, playerId)
    await lockWorkingShift(needs, tx, shift.id, caller)
    const faster = await findSameMovement(tx, same)
    if (faster) return faster
    await judgeCash(needs.cashLaw, tx, { playerId, direction: 'in', amountMinor, identification })
    const at = clock.now()
    const id = newId(at)
    const { kind, deltaMinor } = same
    const sealed = sealIdentification(needs, id, identification)
    const by = { byId: caller.userId, byName: caller.name }
    const movement = { id, shiftId: shift.id, kind, deltaMinor, key, playerId, presenceId, at, ...sealed, ...by }
    const { number } = await writeMovement(tx, desk, movement, (reference) =>
      bookDeskCash(tx, {
        playerId,
        direction: 'in',
        amountMinor,
        currency,
        deskId: desk.id,
        venueId: desk.venueId,
        place: desk.name,
        reference,
        drawerPath: drawerPath(desk.id),
        at,
      }),
    )
    changed(null, { number, kind, amount })
    return readMovement(tx, id)
  }
  return inTurn(needs, playerId, {
    judge: async () => {
      // A concurrent identical request has been booked already, after its own check.
      if (await findSameMovement(db, same)) return
      if (!(await needs.mayDeposit(playerId))) return refuse('ERR_PLAYING_BLOCKED')
      await needs.judgeCashIn(playerId, amountMinor)
    },
    write,
  })
}
