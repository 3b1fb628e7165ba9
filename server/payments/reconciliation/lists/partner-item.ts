/**
 * What a partner says of one payment, or of what went back of one, on a day. Minor units; below zero it went back.
 * `feeMinor` is what it charges us, below zero what it gives back of it; null where its list tells no fees.
 */
export type PartnerItem = {
  readonly providerRef: string
  readonly amountMinor: number
  readonly currency: string
  readonly feeMinor: number | null
}

/** One line of a list before lines are put together. `isOurs`: the reference is our payment's id, not the partner's. */
export type ListLine = PartnerItem & { readonly isOurs?: boolean }

/** Partners whose list has what they paid out for us, below zero, and what of it came back. */
export const TELL_PAYOUTS: readonly string[] = ['PayoutOne', 'Netera']

const REFUND = ' refund'

/** What went back of a payment is an item of its own beside it. */
function refundRef(providerRef: string): string {
  return providerRef + REFUND
}

/** What was paid out under a number is an item of its own, and so is what came back of it. */
export function payoutRef({ providerRef, amountMinor }: Pick<PartnerItem, 'providerRef' | 'amountMinor'>): string {
  return `${paymentOf(providerRef)} ${amountMinor < 0 ? 'payout' : 'payout back'}`
}

/** The payment that an item is of. */
export function paymentOf(itemRef: string): string {
  return itemRef.endsWith(REFUND) ? itemRef.slice(0, -REFUND.length) : itemRef
}

/**
 * Lines as items: all that went back of one payment is one item. Undefined where a payment came twice, for then nobody
 * knows which line is right.
 */
export function joinLines<Line extends ListLine>(lines: readonly Line[]): Line[] | undefined {
  const items = new Map<string, Line>()
  for (const line of lines) {
    const providerRef = line.amountMinor < 0 ? refundRef(line.providerRef) : line.providerRef
    const earlier = items.get(providerRef)
    if (earlier && line.amountMinor >= 0) return undefined
    const feeMinor = line.feeMinor === null ? null : line.feeMinor + (earlier?.feeMinor ?? 0)
    items.set(providerRef, {
      ...line,
      providerRef,
      amountMinor: line.amountMinor + (earlier?.amountMinor ?? 0),
      feeMinor,
    })
  }
  return [...items.values()]
}
