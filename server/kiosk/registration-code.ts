import { randomInt } from 'node:crypto'
import { CODE_SIGNS } from '#contract/typed-code.ts'

const LENGTH = 10

/** Draws a code such as `7KQ2MX9RTB`, 49 bits. */
export function drawCode(): string {
  return Array.from({ length: LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('')
}

/** As it is read best: `7KQ2M-X9RTB`. */
export function writeCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
}
