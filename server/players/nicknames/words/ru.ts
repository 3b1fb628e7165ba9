import type { ForbiddenWords } from './forbidden.ts'

/** Russian. */
export const ru: ForbiddenWords = {
  stems: ['бляд', 'пизд', 'ебат', 'ебан', 'хуйн', 'пидор', 'пидар', 'мудак', 'залуп'],
  words: ['хуй', 'хуи', 'сука'],
  reserved: ['казино'],
}
