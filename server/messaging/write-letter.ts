import type { Letter, Mail, MailOf } from './letter.ts'
import { letterTexts, type WholeTemplate } from './letter-texts.ts'
import { depositLetter, withdrawalLetter } from './payment-letters.ts'

/** The finished text of a letter in its language. */
export function writeLetter(brand: string, mail: Mail): Letter {
  if (mail.template === 'withdrawal-ended') return withdrawalLetter(brand, mail.language, mail.values)
  if (mail.template === 'deposit-arrived') return depositLetter(brand, mail.language, mail.values)
  return wholeLetter(brand, mail)
}

function wholeLetter<T extends WholeTemplate>(brand: string, { template, language, values }: MailOf<T>): Letter {
  return letterTexts[template][language](brand, values)
}
