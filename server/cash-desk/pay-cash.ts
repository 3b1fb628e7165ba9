import type { Static } from 'typebox'
import type { CashIdentification, CashMovement } from '#contract/shapes/cash.ts'
import type { cashOut as call } from '#contract/play-v1/staff-cash.ts'
import type { Money } from '#money'
import { emptyPreview, requestOf, type Action, type Guarded } from '#server/approvals/index.ts'
import { newId, refuse, type Input } from '#server/kernel/index.ts'
import {
  bookDeskCash,
  findSignals,
  judgeCash,
  judgeLandWallet,
  sumPaidAlone,
  takeCashTurn,
} from '#server/payments/index.ts'
import { findDesk } from './desks.queries.ts'
import { judgeAmount } from './judge-amount.ts'
import { judgeEnds } from './judge-ends.ts'
import { findMovementByKey } from './movements.queries.ts'
import type { CashDeskNeeds } from './needs.ts'
import { readMovement } from './same-movement.ts'
import { findSamePayout } from './same-payout.ts'
import { sealIdentification } from './seal-identification.ts'
import { releaseVoucher } from './vouchers/end-voucher.ts'
import { endVoucher } from './vouchers/vouchers.queries.ts'
import { findMet, judgePeople, judgeMet, lockWorkingShift } from './working-shift.ts'
import { drawerPath, signedBy, writeMovement } from './write-movement.ts'

export type PayingOut = {
  readonly shiftId: string
  readonly deskId: string
  readonly presenceId: string
  readonly playerId: number
  readonly amount: Money
  readonly idempotencyKey: string
  readonly identification: Static<typeof CashIdentification> | null
  /** For a payout by voucher: its reserved money is released first. */
  readonly voucherId?: string
}

/** Returns the payment of a repeated key, or makes the payout under the policy. */
export async function payCash(
  needs: CashDeskNeeds,
  pay: Guarded<PayingOut, CashMovement>,
  input: Input<typeof call>,
): Promise<CashMovement> {
  const { db, clock } = needs
  const { body, caller, concerns } = input
  const { amount, idempotencyKey, identification = null } = body
  const met = await findMet(needs, body.presenceId, caller)
  const { desk } = met
  const { id: presenceId, shiftId, playerId } = met.presence
  concerns(playerId)
  const { amountMinor } = amount
  const same = { deskId: desk.id, key: idempotencyKey, playerId, amountMinor, voucherId: undefined }
  const earlier = await findSamePayout(db, same)
  if (earlier) return earlier
  judgeMet(met, clock.now())
  judgeAmount(needs, 'out', amount)
  // The rest in a wallet that was switched off still belongs to the player.
  await judgeLandWallet(db, playerId, { isHome: true })
  await judgeEnds(needs, db, { playerId, accepted: body.acceptedEnds })
  const paying = { shiftId, deskId: desk.id, presenceId, playerId, amount, idempotencyKey, identification }
  return pay(paying, requestOf(input))
}

/**
 * Pays cash to an identified player: checked like a withdrawal, whose signals are warnings. The policy judges the sum
 * of everything paid to the person by single people in a day, so that splitting does not help.
 */
export function payCashAction(needs: CashDeskNeeds): Action<PayingOut, CashMovement> {
  const { clock, target, currency } = needs
  return {
    key: 'cash-desk.pay-out',
    permission: 'cash.work',
    check: ({ playerId }) => needs.judgeCashOut(playerId),
    preview: async (tx, paying, asker) => {
      const { shiftId, deskId, playerId, amount, identification } = paying
      await takeCashTurn(needs.cashLaw, tx, playerId)
      await lockWorkingShift(needs, tx, shiftId, asker)
      // A concurrent identical request has been paid already, after its own check.
      const isPaid = (await findMovementByKey(tx, deskId, paying.idempotencyKey)) !== undefined
      const { amountMinor } = amount
      const seen = identification ?? undefined
      if (!isPaid) await judgeCash(needs.cashLaw, tx, { playerId, direction: 'out', amountMinor, identification: seen })
      const aloneMinor = await sumPaidAlone(needs.cashLaw, tx, playerId)
      const desk = await findDesk(tx, target, deskId)
      const payee = await needs.findPlayer(tx, playerId)
      if (!desk || !payee) return refuse('ERR_PLAYER_NOT_FOUND')
      // A locked account cannot sign in on the web either: staff decide what happens with its money.
      if (payee.lockedAt !== null) return refuse('ERR_ACCOUNT_LOCKED')
      const signals = await findSignals({ ...needs, db: tx }, playerId, { iban: null, payee })
      const ends = (await needs.gifts?.list(tx, playerId)) ?? []
      return {
        ...emptyPreview,
        subject: { kind: 'player', id: String(playerId), label: String(playerId) },
        playerId,
        venueId: desk.venueId,
        amount,
        // A repeated request pays nothing more.
        judgedMinor: isPaid ? 0 : aloneMinor + amount.amountMinor,
        touched: { kind: 'players', count: 1 },
        changes: [
          { field: 'amount', before: null, after: amount },
          { field: 'target', before: null, after: desk.name },
          ...(paying.voucherId === undefined ? [] : [{ field: 'voucher', before: null, after: paying.voucherId }]),
          // How much is left of it changes while it is played.
          ...ends.map(({ name }) => ({ field: 'giftsEnd', before: name, after: null })),
        ],
        // Stakes at terminals are not in the books, so this signal is meaningless for players of venues.
        warnings: signals.filter((id) => id !== 'not-played').map((id) => ({ id, about: null })),
      }
    },
    run: async (tx, paying, { asker, approver, reason }) => {
      const { shiftId, deskId, presenceId, playerId, amount, idempotencyKey: key, identification, voucherId } = paying
      const { amountMinor } = amount
      const desk = await findDesk(tx, target, deskId)
      if (!desk) return refuse('ERR_SHIFT_NOT_FOUND')
      await judgePeople(needs, tx, { asker, approver }, desk.venueId)
      const faster = await findSamePayout(tx, { deskId, key, playerId, amountMinor, voucherId })
      if (faster) return faster
      const at = clock.now()
      const id = newId(at)
      const who = signedBy({ asker, approver, reason })
      const sealed = sealIdentification(needs, id, identification ?? {})
      const movement = {
        id,
        shiftId,
        kind: 'cash-out',
        deltaMinor: -amountMinor,
        key,
        playerId,
        presenceId,
        at,
      } as const
      await writeMovement(tx, desk, { ...movement, ...sealed, ...who }, async (reference) => {
        // The desk is locked by now, and the balance is locked after it.
        if (voucherId !== undefined) await releaseVoucher(needs, tx, { playerId, voucherId, paidAt: desk.name })
        return bookDeskCash(tx, {
          playerId,
          direction: 'out',
          amountMinor,
          currency,
          deskId,
          venueId: desk.venueId,
          place: desk.name,
          reference,
          drawerPath: drawerPath(deskId),
          at,
        })
      })
      await needs.gifts?.end(tx, playerId, at)
      if (voucherId !== undefined) await endVoucher(tx, voucherId, { state: 'paid', movementId: id })
      return readMovement(tx, id)
    },
  }
}
