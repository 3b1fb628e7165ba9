import type { ItemKind } from './lists/partner-item.ts'

/** One side's item of a payment. Minor units; the fee is null where the side does not state it. */
export type SideItem = {
  readonly providerRef: string
  readonly what: ItemKind
  readonly amountMinor: number
  readonly feeMinor: number | null
}

export type DayDifference = {
  readonly providerRef: string
  readonly what: ItemKind
  /** The amount of the payment, or the partner's fee for it. */
  readonly part: 'amount' | 'fee'
  readonly oursMinor: number | null
  readonly partnerMinor: number | null
}

/**
 * Items that one side lacks, or has with another amount or another fee; sorted by reference. Fees are compared where
 * both state them. Pure.
 */
export function findDifferences(ours: readonly SideItem[], partner: readonly SideItem[]): DayDifference[] {
  const [mine, theirs] = [byItem(ours), byItem(partner)]
  return [...new Map([...mine, ...theirs])].sort(byKey).flatMap(([key, { providerRef, what }]) => {
    const [our, their] = [mine.get(key), theirs.get(key)]
    const amount = {
      providerRef,
      what,
      part: 'amount',
      oursMinor: our?.amountMinor ?? null,
      partnerMinor: their?.amountMinor ?? null,
    } as const
    const fee = {
      providerRef,
      what,
      part: 'fee',
      oursMinor: our?.feeMinor ?? null,
      partnerMinor: their?.feeMinor ?? null,
    } as const
    const areFeesTold = fee.oursMinor !== null && fee.partnerMinor !== null
    return [amount, ...(areFeesTold ? [fee] : [])].filter(({ oursMinor, partnerMinor }) => oursMinor !== partnerMinor)
  })
}

/** A payment and its refund may have the same number at a partner. */
function byItem(items: readonly SideItem[]): ReadonlyMap<string, SideItem> {
  return new Map(items.map((item) => [`${item.providerRef} ${item.what}`, item]))
}

function byKey([one]: readonly [string, SideItem], [other]: readonly [string, SideItem]): number {
  return one < other ? -1 : 1
}
