import { createHash } from 'node:crypto'
import type { FieldCipher } from '#server/kernel/index.ts'

/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16
const GROUP = 4

type Keyed = Pick<FieldCipher, 'blindIndex'>

/** The code of a voucher: it follows from its id and a key that the database does not have, so a lost slip can be shown again. */
export function codeOf({ blindIndex }: Keyed, voucherId: string): string {
  const bytes = createHash('sha256').update(blindIndex(voucherId, 'cash-voucher-code')).digest()
  // Two bytes a letter: 65,536 is no multiple of 30, and what is left over by it does not help to guess.
  return Array.from({ length: LENGTH }, (_, index) => ALPHABET[bytes.readUInt16BE(index * 2) % ALPHABET.length]).join(
    '',
  )
}

/** By which it is found again. */
export function indexOfCode({ blindIndex }: Keyed, code: string): string {
  return blindIndex(code, 'cash-voucher')
}

/** As it is read best: `7KQ2-MX9R-TBCD-4567`. */
export function writeCode(code: string): string {
  return code.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? code
}

/** The one form of a code that somebody typed. */
export function readCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase()
}
