/** How a language writes a number: what stands before its decimals and between its thousands. */
export type NumberStyle = {
  readonly decimal: string
  readonly group: string
  /** The first whole number that is written in groups: 1,000, or 10,000 in languages that leave four digits together. */
  readonly groupsFrom: number
}

/**
 * Asks the language's own data, on the server: a browser needs 20 to 90 ms for its first `Intl.NumberFormat`, more than
 * for the whole of the first screen.
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
 * Writes a number as the language does, without Intl.
 * @param value not negative; its decimals are cut after the second and never rounded up: figures of games promise no more than they keep
 */
export function writeNumber(value: number, { decimal, group, groupsFrom }: NumberStyle): string {
  const [whole = '0', decimals = ''] = value.toString().split('.')
  const grouped = value < groupsFrom ? whole : whole.replaceAll(/\B(?=(\d{3})+$)/g, group)
  const kept = decimals.slice(0, 2).replace(/0+$/, '')
  return kept === '' ? grouped : grouped + decimal + kept
}
