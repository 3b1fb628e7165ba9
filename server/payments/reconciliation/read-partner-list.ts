/** One line of a partner's list. Minor units. */
export type PartnerItem = { readonly providerRef: string; readonly amountMinor: number; readonly currency: string }

const HEAD = ['reference', 'amount', 'currency']

/**
 * Reads a partner's list of a day: a head `reference;amount;currency` and a line for each payment, with `;`, `,` or tab
 * between. A line that cannot be read, or a reference that comes twice, makes the whole list unreadable.
 */
export function readPartnerList(text: string): readonly PartnerItem[] | undefined {
  const [head = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
  const separator = [';', '\t', ','].find((one) => head.includes(one))
  if (separator === undefined) return undefined
  const cells = (line: string) => line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
  if (cells(head).join() !== HEAD.join()) return undefined
  const items = lines.map((line) => readLine(cells(line)))
  if (!items.every((item) => item !== undefined)) return undefined
  return new Set(items.map(({ providerRef }) => providerRef)).size === items.length ? items : undefined
}

function readLine([providerRef = '', amount = '', currency = '', ...more]: readonly string[]): PartnerItem | undefined {
  const [, sign, whole = '', decimals = ''] = /^(-?)(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(amount) ?? []
  if (more.length > 0 || providerRef === '' || sign === undefined || !/^(CZK|EUR)$/.test(currency)) return undefined
  const minor = Number(whole + decimals.padEnd(2, '0'))
  return { providerRef, amountMinor: sign === '-' ? -minor : minor, currency }
}
