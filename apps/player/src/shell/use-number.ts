import { writeNumber } from './number-style.ts'
import { useSite } from './site.ts'

/** Writes counts and figures of games in the language of the page from the formats that the page received. */
export function useNumber(): (value: number) => string {
  const { moneyStyles } = useSite()
  return (value) => writeNumber(value, moneyStyles.plain)
}
