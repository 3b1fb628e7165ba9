import type { OtherTexts } from '../letter-text.ts'

/** All letters use “bạn”, which is right in both forms of address; only the greeting differs. */
export const vi: OtherTexts = { hello: 'Chào bạn,' }
