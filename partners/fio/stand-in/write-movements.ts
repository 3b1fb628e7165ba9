import type { Account, Booking, Selection } from './account.ts'

/** The bank's JSON: a header with the balances, then movements whose columns are named by numbers (API Bankovnictví 5.3). */
export function writeMovements(account: Account, { from, to, bookings, openingMinor }: Selection): string {
  const { iban, currency, mark } = account
  const closingMinor = bookings.reduce((sum, { amountMinor }) => sum + amountMinor, openingMinor)
  const document = {
    accountStatement: {
      info: {
        accountId: iban.slice(14).replace(/^0+/, ''),
        bankId: iban.slice(4, 8),
        currency,
        iban,
        bic: 'FIOBCZPPXXX',
        openingBalance: decimal(openingMinor),
        closingBalance: decimal(closingMinor),
        dateStart: zoned(from),
        dateEnd: zoned(to),
        yearList: null,
        idList: null,
        idFrom: bookings[0]?.id ?? null,
        idTo: bookings.at(-1)?.id ?? null,
        idLastDownload: 'id' in mark ? mark.id : null,
      },
      transactionList: { transaction: bookings.map((booking) => columnsOf(booking, currency)) },
    },
  }
  return JSON.stringify(document).replaceAll(/"decimal:([^"]*)"/g, '$1')
}

function columnsOf(booking: Booking, currency: string): Record<string, unknown> {
  const columns: readonly (readonly [id: number, name: string, value: string | number | null])[] = [
    [22, 'ID pohybu', booking.id],
    [0, 'Datum', zoned(booking.day)],
    [1, 'Objem', decimal(booking.amountMinor)],
    [14, 'Měna', currency],
    [2, 'Protiúčet', booking.counterAccount],
    [10, 'Název protiúčtu', booking.counterName],
    [3, 'Kód banky', booking.bankCode],
    [12, 'Název banky', null],
    [4, 'KS', null],
    [5, 'VS', booking.variableSymbol],
    [6, 'SS', null],
    [7, 'Uživatelská identifikace', null],
    [16, 'Zpráva pro příjemce', booking.message],
    [8, 'Typ', booking.type],
    [9, 'Provedl', null],
    [18, 'Upřesnění', null],
    [25, 'Komentář', null],
    [26, 'BIC', null],
    [17, 'ID pokynu', booking.instruction],
  ]
  return Object.fromEntries(
    columns.map(([id, name, value]) => [`column${id}`, value === null ? null : { value, name, id }]),
  )
}

/** A number in the notation of the bank's software: `-2000.0`, `69.2`, and from ten millions on `1.25E7`. */
function decimal(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  const sign = minor < 0 ? '-' : ''
  const [whole, decimals] = [digits.slice(0, -2), digits.slice(-2)]
  if (whole.length < 8) return `decimal:${sign}${whole}.${decimals.replace(/0$/, '')}`
  const rest = (whole.slice(1) + decimals).replace(/0+$/, '') || '0'
  return `decimal:${sign}${whole.slice(0, 1)}.${rest}E${whole.length - 1}`
}

const pragueZone = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Prague', timeZoneName: 'longOffset' })

function zoned(day: string): string {
  const name = pragueZone.formatToParts(new Date(`${day}T12:00:00Z`)).find(({ type }) => type === 'timeZoneName')?.value
  return `${day}${name === 'GMT+02:00' ? '+0200' : '+0100'}`
}
