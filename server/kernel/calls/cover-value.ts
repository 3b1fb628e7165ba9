import type { PersonalKind } from '#contract/personal.ts'

const HIDDEN = '•••'

/** What stays visible of each kind: enough to recognise a value that one knows, too little to learn it. */
const covers: Readonly<Record<PersonalKind, (value: string) => string>> = {
  name: (value) => value.trim().split(/\s+/).map(coverWord).join(' '),
  word: coverWord,
  account: (value) => `${/^[A-Za-z]{2}/.exec(value)?.[0] ?? ''}${HIDDEN}${endOf(accountDigits(value), 4)}`,
  number: (value) => `${HIDDEN}${endOf(value, 2)}`,
  date: (value) => value.replaceAll(/(?<=^\d{4}.*)\d/g, '•'),
  email: (value) => `${firstLetter(value)}${HIDDEN}${value.includes('@') ? value.slice(value.lastIndexOf('@')) : ''}`,
  phone: (value) => `${HIDDEN}${endOf(value, 2)}`,
  text: () => HIDDEN,
}

/** A personal value, covered. An empty text stays empty. */
export function coverValue(kind: PersonalKind, value: string): string {
  return value.trim() === '' ? value : covers[kind](value)
}

function coverWord(word: string): string {
  return `${firstLetter(word)}${HIDDEN}`
}

function firstLetter(text: string): string {
  return [...text.trim()][0] ?? ''
}

/** The end of a text, never more than a third of it. */
function endOf(text: string, length: number): string {
  const most = Math.min(length, Math.floor(text.length / 3))
  return most === 0 ? '' : text.slice(-most)
}

/** Digits of an account, without the bank code of a local number: millions of accounts share it. */
function accountDigits(account: string): string {
  return account.split('/')[0]?.replaceAll(/\D/g, '') ?? ''
}
