import { writeNumber } from './number-style.ts'
import { useSite } from './site.ts'

/** Writes counts and figures of games in the language of the page (shell/number-style.ts says why not by Intl). */
export function useNumber(): (value: number) => string {
  const { numbers } = useSite()
  return (value) => writeNumber(value, numbers)
}
