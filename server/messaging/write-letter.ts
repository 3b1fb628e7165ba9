import { fillText, type TextValues } from '#config/texts/fill-text.ts'
import type { Letter, Mail, MailOf } from './letter.ts'
import { playerTexts, staffTexts } from './texts/index.ts'
import type { LetterText, PlayerLetter, StaffLetter, StaffTemplate, StaffTexts } from './texts/letter-text.ts'
import type { Voice } from './voice.ts'

type StaffMail = MailOf<StaffTemplate>

const isForStaff = (mail: Mail): mail is StaffMail => mail.template.startsWith('staff-')

/** The finished text of a letter in its language, to players in the tone of the brand. */
export function writeLetter({ brand, tone }: Voice, mail: Mail): Letter {
  if (isForStaff(mail)) return writeStaffLetter(brand, mail)
  const texts = playerTexts(tone)[mail.language]
  // Staff were shown the exact text, with its own greeting.
  const hello = mail.template === 'from-staff' ? undefined : texts.hello
  return fill(brand, mail.language, hello, texts[playerLetter(mail)], mail.values)
}

function writeStaffLetter(brand: string, mail: StaffMail): Letter {
  const language = mail.language === 'cs' || mail.language === 'sk' ? mail.language : 'en'
  const texts = staffTexts[language]
  const { letter, names } = staffLetter(mail, texts)
  return fill(brand, language, texts.hello, texts[letter], { ...mail.values, ...names })
}

/** Template of the letter, and names of things in it. */
function staffLetter(
  { template, values }: StaffMail,
  { events, roles, proposals }: StaffTexts,
): { readonly letter: StaffLetter; readonly names?: TextValues } {
  switch (template) {
    case 'staff-link':
      return { letter: values.purpose === 'reset' ? 'link-reset' : 'link-first' }
    case 'staff-notice':
      return { letter: 'notice', names: { what: nameIn(events, values.kind), role: nameIn(roles, values.role) } }
    case 'staff-package':
      return { letter: `package-${values.how}` }
    case 'staff-stake-above-max':
      return { letter: 'stake-above-max' }
    case 'staff-win-above-max':
      return { letter: 'win-above-max' }
    case 'staff-clock-off':
      return { letter: `clock-${values.direction}` }
    case 'staff-request-ended':
      return { letter: `request-${values.end}` }
    case 'staff-proposal-ended':
      return { letter: `proposal-${values.end}`, names: { what: proposals[values.kind] } }
  }
}

const nameIn = (names: Readonly<Record<string, string>>, key: string): string => names[key] ?? key

function playerLetter({ template, values }: Exclude<Mail, StaffMail>): PlayerLetter {
  return template === 'withdrawal-ended' ? `withdrawal-${values.end}` : template
}

/** An empty value is unknown. */
function fill(
  brand: string,
  language: string,
  hello: string | undefined,
  [subject, ...paragraphs]: LetterText,
  values: Readonly<Record<string, string | number | boolean | undefined>>,
): Letter {
  const known = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? String(value) : value === '' ? undefined : value,
  ])
  const all: TextValues = { ...Object.fromEntries(known), brand }
  const written = paragraphs.map((text) => fillText(text, all, language)).filter((text) => text !== '')
  return {
    subject: fillText(subject, all, language),
    text: [...(hello === undefined ? [] : [hello]), ...written, brand].join('\n\n'),
  }
}
