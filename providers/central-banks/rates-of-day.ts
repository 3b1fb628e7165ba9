/** Approximate price of one unit of a currency in crowns, in ten-thousandths; and the number of units of ČNB's row. */
const CURRENCIES = [
  { country: 'Austrálie', name: 'dolar', code: 'AUD', units: 1, crowns: 147_100 },
  { country: 'Dánsko', name: 'koruna', code: 'DKK', units: 1, crowns: 32_600 },
  { country: 'EMU', name: 'euro', code: 'EUR', units: 1, crowns: 243_500 },
  { country: 'Japonsko', name: 'jen', code: 'JPY', units: 100, crowns: 158_200 },
  { country: 'Maďarsko', name: 'forint', code: 'HUF', units: 100, crowns: 62_400 },
  { country: 'Norsko', name: 'koruna', code: 'NOK', units: 1, crowns: 20_700 },
  { country: 'Polsko', name: 'zlotý', code: 'PLN', units: 1, crowns: 57_300 },
  { country: 'Švédsko', name: 'koruna', code: 'SEK', units: 1, crowns: 22_100 },
  { country: 'Švýcarsko', name: 'frank', code: 'CHF', units: 1, crowns: 259_800 },
  { country: 'Velká Británie', name: 'libra', code: 'GBP', units: 1, crowns: 291_300 },
  { country: 'USA', name: 'dolar', code: 'USD', units: 1, crowns: 225_000 },
] as const

/** One row of a list. `thousandths`: crowns for `units` units, as ČNB writes them with three decimals. */
export type MadeRate = (typeof CURRENCIES)[number] & { readonly thousandths: number }

/** Made-up rates of a day: the same day always has the same ones, and consecutive days are close to each other. */
export function ratesOf(day: string): readonly MadeRate[] {
  const number = Math.floor(Date.parse(day) / 86_400_000)
  return CURRENCIES.map((currency, index) => {
    const wave = ((number * (index + 3)) % 41) - 20
    return { ...currency, thousandths: Math.round((currency.crowns * (1000 + wave)) / 10_000) }
  })
}

/** The last working day on or before a day. */
export function workingDayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  const back = { 0: 2, 6: 1 }[date.getUTCDay()] ?? 0
  return new Date(date.getTime() - back * 86_400_000).toISOString().slice(0, 10)
}
