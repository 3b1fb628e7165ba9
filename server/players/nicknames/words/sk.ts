import type { ForbiddenWords } from './forbidden.ts'

/** Slovak. */
export const sk: ForbiddenWords = {
  stems: ['jebem', 'jebnut', 'hajzel'],
  words: ['piča', 'kokot'],
  reserved: ['správca', 'polícia', 'inšpektor'],
}
