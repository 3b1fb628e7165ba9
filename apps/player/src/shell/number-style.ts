import type { NumberStyle } from '#money'

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
