import type { OtherTexts } from '../letter-text.ts'

/** All letters say “bạn”, which serves both; only the greeting differs. */
export const vi: OtherTexts = { hello: 'Chào bạn,' }
