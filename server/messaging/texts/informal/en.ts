import type { OtherTexts } from '../letter-text.ts'

/** English has one form of address; only the greeting differs. */
export const en: OtherTexts = { hello: 'Hi,' }
