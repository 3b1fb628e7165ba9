import { partnerFacts } from '#partners/facts.ts'
import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/reconciliation.ts'

/** Kind of an item of a day: a deposit, its refund, a payout, or what was returned of it. */
export type ItemKind = ReplyOf<typeof calls.getReconciledDay>['differences'][number]['what']

/**
 * One line of a list, before lines of one item are joined. `isOurs`: the reference is our payment's id, not the
 * partner's.
 */
export type ListLine = {
  readonly providerRef: string
  readonly amountMinor: number
  readonly currency: string
  readonly feeMinor: number | null
  readonly isOurs?: boolean
}

/**
 * One payment in a partner's list of a day, or what was refunded of it. Minor units; refunds are below zero. `feeMinor`
 * is the partner's charge, below zero when it is paid back; null where its list has no fees.
 */
export type PartnerItem = ListLine & { readonly what: ItemKind }

/** Partners whose list contains payouts, below zero, and what was returned of them. */
export const LISTS_PAYOUTS: readonly string[] = partnerFacts.flatMap((facts) =>
  'listsPayouts' in facts ? [facts.gateway] : [],
)

/**
 * Joins lines into items: all refunds of one payment are one item. Undefined where a payment occurs twice, since it is
 * unknown which line is right.
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

/** The same item when its number is of a payout: below zero it was paid, above zero returned. */
export function asPayout(item: PartnerItem): PartnerItem {
  return { ...item, what: item.amountMinor < 0 ? 'payout' : 'payout-back' }
}
