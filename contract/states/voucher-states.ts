/** States of a voucher for cash. `expired`: its time is over and the money was returned. */
export const VOUCHER_STATES = ['open', 'paid', 'cancelled', 'expired'] as const
export type VoucherState = (typeof VOUCHER_STATES)[number]

type Kept = Exclude<VoucherState, 'expired'>

/** The state of a stored voucher at an instant. */
export function voucherStateAt(
  { state, expiresAt }: { readonly state: Kept; readonly expiresAt: Date },
  now: Date,
): VoucherState {
  return state === 'open' && expiresAt <= now ? 'expired' : state
}
