import type { FieldCipher } from '#server/kernel/index.ts'

const NUMBER = /^[0-9A-F]{8,20}$/

/**
 * Normal form of a card's number: 8 to 20 hexadecimal digits, as readers return them and as they are printed, in upper
 * case without spaces and dashes (providers §13). Undefined for anything else.
 */
export function readCardNumber(typed: string): string | undefined {
  const number = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  return NUMBER.test(number) ? number : undefined
}

/** Blind index of a card. @param number as `readCardNumber` returns it */
export function cardIndex(cipher: FieldCipher, number: string): string {
  return cipher.blindIndex(number, 'player-card')
}

/** The place that a number is sealed for. */
export const cardBelongsTo = (cardId: string) => `cards.number:${cardId}`

/** The stored form of a number: nobody can read it from the database. */
export function sealCardNumber(cipher: FieldCipher, cardId: string, number: string) {
  return {
    numberIndex: cardIndex(cipher, number),
    numberSealed: cipher.seal(number, cardBelongsTo(cardId)),
    lastDigits: number.slice(-4),
  }
}
