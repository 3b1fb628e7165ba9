import { partnerFacts } from '#partners/facts.ts'
import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/reconciliation.ts'

/** What an item of a day is: a deposit, what went back of it, what was paid out, or what of that came back. */
export type ItemKind = ReplyOf<typeof calls.getReconciledDay>['differences'][number]['what']

/** One line of a list before lines are put together. `isOurs`: the reference is our payment's id, not the partner's. */
export type ListLine = {
  readonly providerRef: string
  readonly amountMinor: number
  readonly currency: string
  readonly feeMinor: number | null
  readonly isOurs?: boolean
}

/**
 * What a partner says of one payment, or of what went back of one, on a day. Minor units; below zero it went back.
 * `feeMinor` is what it charges us, below zero what it gives back of it; null where its list tells no fees.
 */
export type PartnerItem = ListLine & { readonly what: ItemKind }

/** Partners whose list has what they paid out for us, below zero, and what of it came back. */
export const TELL_PAYOUTS: readonly string[] = partnerFacts.flatMap((facts) =>
  'listsPayouts' in facts ? [facts.gateway] : [],
)

/**
 * Lines as items: all that went back of one payment is one item beside it. Undefined where a payment came twice, for then
 * nobody knows which line is right.
 */
export function joinLines(lines: readonly ListLine[]): PartnerItem[] | undefined {
  const items = new Map<string, PartnerItem>()
  for (const line of lines) {
    const what = line.amountMinor < 0 ? 'refund' : 'deposit'
    const key = `${line.providerRef} ${what}`
    const earlier = items.get(key)
    if (earlier && what === 'deposit') return undefined
    const feeMinor = line.feeMinor === null ? null : line.feeMinor + (earlier?.feeMinor ?? 0)
    items.set(key, { ...line, what, amountMinor: line.amountMinor + (earlier?.amountMinor ?? 0), feeMinor })
  }
  return [...items.values()]
}

/** The same item of a number under which money was paid out: below zero it went out, above it came back. */
export function asPayout(item: PartnerItem): PartnerItem {
  return { ...item, what: item.amountMinor < 0 ? 'payout' : 'payout-back' }
}
