import { createHash } from 'node:crypto'
import { VOUCHER_CODE_LENGTH } from '#contract/shapes/cash-vouchers.ts'
import { CODE_SIGNS } from '#contract/typed-code.ts'
import type { FieldCipher } from '#server/kernel/index.ts'

const GROUP = 4

type Keyed = Pick<FieldCipher, 'blindIndex'>

/** The code of a voucher: it follows from its id and a key that the database does not have, so a lost slip can be shown again. */
export function codeOf({ blindIndex }: Keyed, voucherId: string): string {
  const bytes = createHash('sha256').update(blindIndex(voucherId, 'cash-voucher-code')).digest()
  // Two bytes a letter: 65,536 is no multiple of 30, and what is left over by it does not help to guess.
  const signs = Array.from({ length: VOUCHER_CODE_LENGTH }, (_, index) => bytes.readUInt16BE(index * 2))
  return signs.map((sign) => CODE_SIGNS[sign % CODE_SIGNS.length]).join('')
}

/** By which it is found again. */
export function indexOfCode({ blindIndex }: Keyed, code: string): string {
  return blindIndex(code, 'cash-voucher')
}

/** As it is read best: `7KQ2-MX9R-TBCD-4567`. */
export function writeCode(code: string): string {
  return code.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? code
}
