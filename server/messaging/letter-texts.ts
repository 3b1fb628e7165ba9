import { documentLetters } from './document-letters.ts'
import type { LettersOf, Template } from './letter.ts'
import { migrationLetters } from './migration-letters.ts'
import { privacyLetters } from './privacy-letters.ts'
import { registrationLetters } from './registration-letters.ts'
import { requestLetters } from './request-letters.ts'
import { signInLetters } from './sign-in-letters.ts'
import { staffLetters } from './staff-letters.ts'
import { venueLetters } from './venue-letters.ts'
import { withdrawalCodeLetters } from './withdrawal-code-letters.ts'

/** Letters about payments that ended are put together of parts (`payment-letters.ts`). */
export type WholeTemplate = Exclude<Template, 'withdrawal-ended' | 'deposit-arrived'>

/** Texts of the letters in every language. `brand` is the name of the brand that writes. */
export const letterTexts: LettersOf<WholeTemplate> = {
  ...documentLetters,
  ...migrationLetters,
  ...privacyLetters,
  ...registrationLetters,
  ...requestLetters,
  ...signInLetters,
  ...staffLetters,
  ...venueLetters,
  ...withdrawalCodeLetters,
}
