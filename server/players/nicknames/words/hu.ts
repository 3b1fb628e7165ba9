import type { ForbiddenWords } from './forbidden.ts'

/** Hungarian. */
export const hu: ForbiddenWords = {
  stems: ['basszameg', 'baszd', 'picsa', 'kurva', 'faszfej', 'faszom', 'buzik', 'cigányok'],
  words: ['fasz', 'geci', 'buzi'],
  reserved: ['kaszinó'],
}
