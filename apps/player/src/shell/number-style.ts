/** Number format of a language: decimal separator and group separator. */
export type NumberStyle = {
  readonly decimal: string
  readonly group: string
  /** The smallest integer written with groups: 1,000, or 10,000 in languages that leave four digits together. */
  readonly groupsFrom: number
}

/**
 * Reads the format from Intl on the server: a browser needs 20 to 90 ms for its first `Intl.NumberFormat`, more than
 * for the rest of the first screen.
 */
export function readNumberStyle(locale: string): NumberStyle {
  const format = new Intl.NumberFormat(locale)
  const part = (value: number, type: Intl.NumberFormatPartTypes) =>
    format.formatToParts(value).find((one) => one.type === type)?.value
  return {
    decimal: part(0.5, 'decimal') ?? '.',
    group: part(1_234_567, 'group') ?? '',
    groupsFrom: part(1000, 'group') === undefined ? 10_000 : 1000,
  }
}

/**
 * Formats a number in the language, without Intl.
 * @param value not negative; truncated to two decimals, never rounded up, so that figures of games promise no more than
 * is true
 */
export function writeNumber(value: number, { decimal, group, groupsFrom }: NumberStyle): string {
  const [whole = '0', decimals = ''] = value.toString().split('.')
  const grouped = value < groupsFrom ? whole : whole.replaceAll(/\B(?=(\d{3})+$)/g, group)
  const kept = decimals.slice(0, 2).replace(/0+$/, '')
  return kept === '' ? grouped : grouped + decimal + kept
}
