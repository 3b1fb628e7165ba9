import { expect, test } from 'vitest'
import type { LanguageCode } from './letter.ts'
import { mailboxPage } from './mailbox-page.ts'
import { voiceOf } from './voice.ts'
import { writeLetter } from './write-letter.ts'

const HERNA = voiceOf({ appName: 'Herna', tone: 'usual' })
const LANGUAGES: readonly LanguageCode[] = ['cs', 'sk', 'en', 'hu', 'ru', 'vi']

test.each(LANGUAGES)('the letters in %s contain the secret, its time and the brand', (language) => {
  const code = writeLetter(HERNA, {
    to: 'a@b.example',
    language,
    template: 'one-time-password',
    values: { code: '042137', minutes: 5 },
  })
  expect(code.subject).toContain('042137')
  for (const part of ['042137', '5', 'Herna']) expect(code.text).toContain(part)
  const url = 'https://x.example/reset#tr_1'
  const reset = writeLetter(HERNA, {
    to: 'a@b.example',
    language,
    template: 'password-reset',
    values: { url, minutes: 30 },
  })
  for (const part of [url, '30', 'Herna']) expect(reset.text).toContain(part)
  const begun = writeLetter(HERNA, {
    to: 'a@b.example',
    language,
    template: 'registration',
    values: { url, hours: 24 },
  })
  for (const part of [url, '24', 'Herna']) expect(begun.text).toContain(part)
  const proof = writeLetter(HERNA, {
    to: 'a@b.example',
    language,
    template: 'email-code',
    values: { code: '042137', minutes: 15 },
  })
  for (const part of ['042137', '15', 'Herna']) expect(proof.text).toContain(part)
})

test.each(LANGUAGES)('the letters in %s about payments contain amount, number, account and brand', (language) => {
  const told = { amount: '400 Kč', account: '…5399', reference: '1000000007' }
  for (const end of ['done', 'refused', 'returned', 'confiscated', 'expired'] as const) {
    const mail = { to: 'a@b.example', language, template: 'withdrawal-ended', values: { end, ...told } } as const
    const { subject, text } = writeLetter(HERNA, mail)
    for (const part of ['400 Kč', 'Herna']) expect(subject).toContain(part)
    for (const part of ['400 Kč', 'Herna', ...(end === 'expired' ? [] : ['1000000007'])]) expect(text).toContain(part)
    if (end === 'done' || end === 'returned') expect(text).toContain('(…5399)')
  }
  const values = { amount: '500 Kč', reference: '1000000008' }
  const arrived = writeLetter(HERNA, { to: 'a@b.example', language, template: 'deposit-arrived', values })
  for (const part of ['500 Kč', '1000000008', 'Herna']) expect(arrived.text).toContain(part)
  for (const place of ['Lípa', '']) {
    const at = { amount: '300 Kč', place }
    const taken = writeLetter(HERNA, { to: 'a@b.example', language, template: 'money-taken', values: at })
    for (const part of ['300 Kč', place, 'PIN', 'Herna']) expect(taken.text).toContain(part)
    expect(taken.text).not.toMatch(/[“”„«»]{2}/)
  }
})

test.each(['cs', 'sk', 'en'] as const)(
  'the letter in %s about a stake above the maximum says where, and how much',
  (language) => {
    const values = {
      venue: 'Herna Lípa',
      terminal: 'T-2',
      at: '27. 11. 2026 16:42',
      amount: '120 Kč',
      max: '100 Kč',
      rule: 'CZ-25-HALL',
      url: 'https://office.example/places?view=hall',
    }
    const write = (terminal: string) =>
      writeLetter(HERNA, {
        to: 'a@b.example',
        language,
        template: 'staff-stake-above-max',
        values: { ...values, terminal },
      }).text
    for (const part of Object.values(values)) expect(write('T-2')).toContain(part)
    expect(write('')).toMatch(/Herna Lípa: /)
  },
)

test('the local mailbox shows letters as text, with links, and lets no markup through', () => {
  const page = mailboxPage({ brand: '<b>Brand</b>', tone: 'usual' }, [
    {
      queuedAt: new Date('2026-07-01T10:00:00Z'),
      recipient: '"<script>"@post.example',
      mail: {
        to: 'x',
        language: 'en',
        template: 'password-reset',
        values: { url: 'http://localhost:3000/reset#a&b', minutes: 30 },
      },
    },
    { queuedAt: new Date('2026-07-01T09:00:00Z'), recipient: 'old@post.example', mail: null },
  ])
  expect(page).not.toContain('<script>')
  expect(page).not.toContain('<b>Brand')
  expect(page).toContain('<a href="http://localhost:3000/reset#a&amp;b">')
  expect(page).toContain('old@post.example')
})

test('a letter to staff shows the name of a role as the back office does, and the key of an operator’s own role', () => {
  const about = (language: LanguageCode, role: string) =>
    writeLetter(HERNA, {
      to: 'a@b.example',
      language,
      template: 'staff-notice',
      values: { kind: 'role-given', at: '1. 7. 2026 9:00', source: '', client: '', role },
    }).text
  expect(about('cs', 'administrator')).toContain('dostali jste roli: Správce, 1. 7. 2026')
  expect(about('sk', 'operations')).toContain('Prevádzka')
  expect(about('en', 'night-desk')).toContain('night-desk')
})

test('a letter by staff is the text that they were shown, without a greeting before it', () => {
  const { text } = writeLetter(HERNA, {
    to: 'a@b.example',
    language: 'cs',
    template: 'from-staff',
    values: { subject: 'Zpráva', text: 'Dobrý den, výplata je u banky.' },
  })
  expect(text).toBe('Dobrý den, výplata je u banky.\n\nHerna')
})
