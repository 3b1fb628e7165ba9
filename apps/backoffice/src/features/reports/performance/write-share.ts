/** Formats a share as per cent with two decimals, such as 97,08 %. */
export function writeShare(share: number | null | undefined, language: string): string {
  if (share === null || share === undefined) return '–'
  const options = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
  return share.toLocaleString(language, options)
}
