import { useFormatter } from 'use-intl/react'

/** Writes a return rate such as `95.500079` in the language of the page, cut and never rounded up. */
export function useRtp(): (rtp: string) => string {
  const format = useFormatter()
  return (rtp) => format.number(Math.floor(Number(rtp) * 100) / 100, { maximumFractionDigits: 2 })
}
