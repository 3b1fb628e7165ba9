/**
 * An amount as it is written in a form, in whole minor units: `1 200,50` is 120050, below zero when it is taken.
 * @returns undefined for what is no amount, and for nothing
 */
export function readSignedAmount(written: string, isTaking: boolean): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(written.replaceAll(/\s/g, '')) ?? []
  if (whole === undefined) return undefined
  const minor = Number(whole + decimals.padEnd(2, '0'))
  if (minor === 0) return undefined
  return isTaking ? -minor : minor
}
