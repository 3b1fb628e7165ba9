/** What one side says of a payment. Minor units; the fee is null where the side does not tell it. */
export type SideItem = { readonly providerRef: string; readonly amountMinor: number; readonly feeMinor: number | null }

export type DayDifference = {
  readonly providerRef: string
  /** The amount of the payment, or what the partner charges for it. */
  readonly part: 'amount' | 'fee'
  readonly oursMinor: number | null
  readonly partnerMinor: number | null
}

/**
 * What one side knows and the other does not, or knows with another amount or another fee; sorted by reference. Fees are
 * compared where both tell them. Pure.
 */
export function findDifferences(ours: readonly SideItem[], partner: readonly SideItem[]): DayDifference[] {
  const mine = new Map(ours.map((item) => [item.providerRef, item]))
  const theirs = new Map(partner.map((item) => [item.providerRef, item]))
  return [...new Set([...mine.keys(), ...theirs.keys()])].sort().flatMap((providerRef) => {
    const [our, their] = [mine.get(providerRef), theirs.get(providerRef)]
    const amount = {
      providerRef,
      part: 'amount',
      oursMinor: our?.amountMinor ?? null,
      partnerMinor: their?.amountMinor ?? null,
    } as const
    const fee = {
      providerRef,
      part: 'fee',
      oursMinor: our?.feeMinor ?? null,
      partnerMinor: their?.feeMinor ?? null,
    } as const
    const areFeesTold = fee.oursMinor !== null && fee.partnerMinor !== null
    return [amount, ...(areFeesTold ? [fee] : [])].filter(({ oursMinor, partnerMinor }) => oursMinor !== partnerMinor)
  })
}
