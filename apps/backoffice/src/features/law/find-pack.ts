type Dated = {
  readonly packId: string
  readonly market: string
  readonly validFrom: string
  readonly validUntil: string | null
}

/** The pack that the address names; otherwise the one of the market that is in force on a day. */
export function findPack<Pack extends Dated>(
  packs: readonly Pack[],
  { named, market, day }: { readonly named: string | null; readonly market: string | undefined; readonly day: string },
): Pack | undefined {
  const isInForce = (pack: Pack) =>
    pack.market === market && pack.validFrom <= day && (pack.validUntil === null || day < pack.validUntil)
  return packs.find(({ packId }) => packId === named) ?? packs.find(isInForce) ?? packs[0]
}
