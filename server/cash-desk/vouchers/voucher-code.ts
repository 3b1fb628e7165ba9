import { createHash } from 'node:crypto'
import { VOUCHER_CODE_LENGTH } from '#contract/shapes/cash-vouchers.ts'
import { CODE_SIGNS } from '#contract/typed-code.ts'
import type { FieldCipher } from '#server/kernel/index.ts'

const GROUP = 4

type Keyed = Pick<FieldCipher, 'blindIndex'>

/**
 * The code of a voucher: derived from its id and a key outside the database, so that it can be shown again after a lost
 * slip.
 */
export function codeOf({ blindIndex }: Keyed, voucherId: string): string {
  const bytes = createHash('sha256').update(blindIndex(voucherId, 'cash-voucher-code')).digest()
  // Two bytes for each letter: 65,536 is no multiple of 30, but the bias is too small to help guessing.
  const signs = Array.from({ length: VOUCHER_CODE_LENGTH }, (_, index) => bytes.readUInt16BE(index * 2))
  return signs.map((sign) => CODE_SIGNS[sign % CODE_SIGNS.length]).join('')
}

/** The blind index by which a voucher is found. */
export function indexOfCode({ blindIndex }: Keyed, code: string): string {
  return blindIndex(code, 'cash-voucher')
}

/** The readable form of a code: `7KQ2-MX9R-TBCD-4567`. */
export function writeCode(code: string): string {
  return code.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? code
}
