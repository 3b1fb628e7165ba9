import { systemClock, type Heartbeat } from '#server/kernel/index.ts'
import { forgetNonces } from './gateways/spend-nonce.ts'
import type { Needs } from './needs.ts'
import { pollDeposits } from './poll-deposits.ts'
import { expireTransfers } from './transfers/end-transfer.ts'
import { expireWithdrawals } from './withdrawals/expire-withdrawals.ts'
import { pollPayouts } from './withdrawals/poll-payouts.ts'

const POLL_DEPOSITS_EVERY_MS = 1_000
const POLL_PAYOUTS_EVERY_MS = 2_000
const EXPIRE_EVERY_MS = 5_000
const FORGET_NONCES_EVERY_MS = 10 * 60_000

/** Heartbeats of the worker for payments: polls the partners, and ends what has expired. */
export function paymentHeartbeats(needs: Needs): Heartbeat[] {
  const { db, clock } = needs
  return [
    { name: 'payments.poll-deposits', everyMs: POLL_DEPOSITS_EVERY_MS, beat: () => pollDeposits(needs) },
    { name: 'payments.poll-payouts', everyMs: POLL_PAYOUTS_EVERY_MS, beat: () => pollPayouts(needs) },
    { name: 'payments.expire-withdrawals', everyMs: EXPIRE_EVERY_MS, beat: () => expireWithdrawals({ db, clock }) },
    { name: 'payments.expire-transfers', everyMs: EXPIRE_EVERY_MS, beat: () => expireTransfers({ db, clock }) },
    {
      name: 'payments.forget-nonces',
      everyMs: FORGET_NONCES_EVERY_MS,
      // Nonces use the system clock: they depend on real time, even where the product's clock is shifted.
      beat: () => forgetNonces({ db, clock: systemClock }),
    },
  ]
}
