import { createHash, timingSafeEqual } from 'node:crypto'
import type { CallerQuestion } from '#contract/play-v1/staff-callers.ts'
import { readPhone } from '#server/formats/index.ts'

const END_LENGTH = 4

/** What a caller said, written as right answers are; undefined: it is no answer to this question. */
export function readAnswer(question: CallerQuestion, said: string, country: 'CZ' | 'SK'): string | undefined {
  const bare = said.replaceAll(/\s/g, '')
  switch (question) {
    case 'birth-date':
      return readDay(said)
    case 'email':
      return /^[^@]+@[^@]+$/.test(bare) ? bare.toLowerCase() : undefined
    case 'phone':
      return readPhone(said, country)?.e164
    case 'postcode':
      return /^[\dA-Z-]{3,10}$/i.test(bare) ? bare.toUpperCase() : undefined
    case 'registered-month':
      return readMonth(said)
    case 'last-deposit':
      return readAmount(bare)
    case 'account-end':
      // A local account is read out with its bank, which everybody of that bank shares.
      return endOf(bare.split('/')[0] ?? '')
    case 'document-end':
      return endOf(bare)
  }
}

/** The last characters of a number, of which nobody has to say more. */
export function endOf(number: string): string | undefined {
  const marks = number.replaceAll(/[^\p{L}\d]/gu, '').toUpperCase()
  return marks.length < END_LENGTH ? undefined : marks.slice(-END_LENGTH)
}

/** Whether an answer is one of the right ones; takes equally long whichever it is. */
export function isOneOf(answer: string, right: readonly string[]): boolean {
  const said = digest(answer)
  return right.map((one) => timingSafeEqual(said, digest(one))).includes(true)
}

const digest = (value: string) => createHash('sha256').update(value).digest()

/** `1991-04-12`, `12. 4. 1991`, `12/4/1991`, `12041991`. */
function readDay(said: string): string | undefined {
  const text = said.trim()
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  if (year && month && day) return dayOf(year, month, day)
  const written = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  return written ? dayOf(written[3] ?? '', written[2] ?? '', written[1] ?? '') : undefined
}

function dayOf(year: string, month: string, day: string): string | undefined {
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return undefined
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** `3/2026`, `03 2026`, `2026-03`. */
function readMonth(said: string): string | undefined {
  const text = said.trim()
  const backwards = /^(\d{4})-(\d{1,2})$/.exec(text)
  const written = /^(\d{1,2})[\s./-]+(\d{4})$/.exec(text)
  const [year, month] = backwards ? [backwards[1], backwards[2]] : [written?.[2], written?.[1]]
  if (!year || !month || Number(month) < 1 || Number(month) > 12) return undefined
  return `${year}-${month.padStart(2, '0')}`
}

/** `2 000`, `2000,50`, `2000 Kč` as minor units. */
function readAmount(bare: string): string | undefined {
  const [, whole, cents = ''] = /^(\d{1,9})(?:[.,](\d{1,2}|-))?(?:Kč|CZK|EUR|€)?$/i.exec(bare) ?? []
  return whole === undefined ? undefined : String(Number(whole) * 100 + Number(cents.replace('-', '').padEnd(2, '0')))
}
