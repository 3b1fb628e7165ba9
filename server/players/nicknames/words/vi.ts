import type { ForbiddenWords } from './forbidden.ts'

/** Vietnamese. All are short and occur inside innocent words. */
export const vi: ForbiddenWords = {
  stems: [],
  words: ['địt', 'lồn', 'cặc', 'buồi', 'đĩ', 'đụ', 'địt mẹ', 'đụ má', 'vãi lồn'],
  reserved: [],
}
