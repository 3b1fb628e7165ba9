import { randomInt } from 'node:crypto'

/** Without letters and digits that look alike: a code is read from one screen and typed at another. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10

/** Draws a code such as `7KQ2MX9RTB`, 49 bits. */
export function drawCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** As it is read best: `7KQ2M-X9RTB`. */
export function writeCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
}

/** The one form of a code that somebody typed. */
export function readCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase()
}
