import { useNumber } from '../../shell/use-number.ts'

/** Writes a return rate such as `95.500079` in the language of the page, truncated and never rounded up. */
export function useRtp(): (rtp: string) => string {
  const write = useNumber()
  return (rtp) => write(Number(rtp))
}
