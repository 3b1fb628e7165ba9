import type { Letter, Mail } from './letter.ts'
import { letterTexts } from './letter-texts.ts'
import { depositLetter, withdrawalLetter } from './payment-letters.ts'

/** The finished text of a letter in its language. */
export function writeLetter(brand: string, mail: Mail): Letter {
  switch (mail.template) {
    case 'one-time-password':
      return letterTexts['one-time-password'][mail.language](brand, mail.values)
    case 'withdrawal-code':
      return letterTexts['withdrawal-code'][mail.language](brand, mail.values)
    case 'withdrawal-ended':
      return withdrawalLetter(brand, mail.language, mail.values)
    case 'deposit-arrived':
      return depositLetter(brand, mail.language, mail.values)
    case 'document-approved':
      return letterTexts['document-approved'][mail.language](brand, mail.values)
    case 'document-rejected':
      return letterTexts['document-rejected'][mail.language](brand, mail.values)
    case 'document-expiring':
      return letterTexts['document-expiring'][mail.language](brand, mail.values)
    case 'migration-begun':
      return letterTexts['migration-begun'][mail.language](brand, mail.values)
    case 'migration-approved':
      return letterTexts['migration-approved'][mail.language](brand, mail.values)
    case 'migration-rejected':
      return letterTexts['migration-rejected'][mail.language](brand, mail.values)
    case 'migration-expired':
      return letterTexts['migration-expired'][mail.language](brand, mail.values)
    case 'registration':
      return letterTexts.registration[mail.language](brand, mail.values)
    case 'email-code':
      return letterTexts['email-code'][mail.language](brand, mail.values)
    case 'export-ready':
      return letterTexts['export-ready'][mail.language](brand, mail.values)
    case 'account-closed':
      return letterTexts['account-closed'][mail.language](brand, mail.values)
    case 'password-reset':
      return letterTexts['password-reset'][mail.language](brand, mail.values)
  }
}
