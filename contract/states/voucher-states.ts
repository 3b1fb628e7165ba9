/** Life of a voucher for cash. `expired` is one whose time is over: the money is back by itself. */
export const VOUCHER_STATES = ['open', 'paid', 'cancelled', 'expired'] as const
export type VoucherState = (typeof VOUCHER_STATES)[number]

type Kept = Exclude<VoucherState, 'expired'>

/** The state of a kept one at a moment. */
export function voucherStateAt(
  { state, expiresAt }: { readonly state: Kept; readonly expiresAt: Date },
  now: Date,
): VoucherState {
  return state === 'open' && expiresAt <= now ? 'expired' : state
}
