import type { FieldCipher } from '#server/kernel/index.ts'

const NUMBER = /^[0-9A-F]{8,20}$/

/**
 * The one form of what a card carries: 8 to 20 hexadecimal digits, as readers give them and as they are printed, in upper
 * case without spaces and dashes (providers §13). Undefined for anything else.
 */
export function readCardNumber(typed: string): string | undefined {
  const number = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  return NUMBER.test(number) ? number : undefined
}

/** What a card is found by. @param number in the one form of `readCardNumber` */
export function cardIndex(cipher: FieldCipher, number: string): string {
  return cipher.blindIndex(number, 'player-card')
}

/** The place that a number is sealed for. */
export const cardBelongsTo = (cardId: string) => `cards.number:${cardId}`

/** What is kept of a number: nobody reads a card from the database. */
export function sealCardNumber(cipher: FieldCipher, cardId: string, number: string) {
  return {
    numberIndex: cardIndex(cipher, number),
    numberSealed: cipher.seal(number, cardBelongsTo(cardId)),
    lastDigits: number.slice(-4),
  }
}
