/** A movement of the bank. Amounts in minor units; above zero it came in. */
export type Booking = {
  readonly id: number
  /** `2026-11-21` */
  readonly day: string
  readonly amountMinor: number
  /** Local number without the code of its bank, or an IBAN from abroad. */
  readonly counterAccount: string | null
  readonly bankCode: string | null
  readonly counterName: string | null
  readonly variableSymbol: string | null
  readonly message: string | null
  readonly type: string
  readonly instruction: number
}

/** Our account at the bank, with the marker of `last`. */
export type Account = {
  readonly iban: string
  readonly currency: string
  readonly openingMinor: number
  bookings: Booking[]
  /** `last` has returned movements up to this one, or those before this day. */
  mark: { readonly id: number } | { readonly day: string }
}

/** Movements of some days, with the balances around them. */
export type Selection = {
  readonly from: string
  readonly to: string
  readonly bookings: readonly Booking[]
  readonly openingMinor: number
}

/** Movements booked on these days. */
export function selectDays(account: Account, from: string, to: string): Selection {
  const before = account.bookings.filter(({ day }) => day < from)
  return {
    from,
    to,
    bookings: account.bookings.filter(({ day }) => day >= from && day <= to),
    openingMinor: before.reduce((sum, { amountMinor }) => sum + amountMinor, account.openingMinor),
  }
}

/** Movements after the marker. */
export function selectNew(account: Account, today: string): Selection {
  const { mark } = account
  const isNew = (one: Booking) => ('id' in mark ? one.id > mark.id : one.day >= mark.day)
  const bookings = account.bookings.filter(isNew)
  const old = account.bookings.filter((one) => !isNew(one))
  return {
    from: bookings[0]?.day ?? today,
    to: bookings.at(-1)?.day ?? today,
    bookings,
    openingMinor: old.reduce((sum, { amountMinor }) => sum + amountMinor, account.openingMinor),
  }
}
