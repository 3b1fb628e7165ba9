/** What one side says of a payment. Minor units. */
export type SideItem = { readonly providerRef: string; readonly amountMinor: number }

export type DayDifference = {
  readonly providerRef: string
  readonly oursMinor: number | null
  readonly partnerMinor: number | null
}

/** What one side knows and the other does not, or knows with another amount; sorted by reference. Pure. */
export function findDifferences(ours: readonly SideItem[], partner: readonly SideItem[]): DayDifference[] {
  const mine = new Map(ours.map(({ providerRef, amountMinor }) => [providerRef, amountMinor]))
  const theirs = new Map(partner.map(({ providerRef, amountMinor }) => [providerRef, amountMinor]))
  return [...new Set([...mine.keys(), ...theirs.keys()])]
    .sort()
    .map((providerRef) => ({
      providerRef,
      oursMinor: mine.get(providerRef) ?? null,
      partnerMinor: theirs.get(providerRef) ?? null,
    }))
    .filter(({ oursMinor, partnerMinor }) => oursMinor !== partnerMinor)
}
