const DEPTH_MAX = 4
const ITEMS_MAX = 400
const TEXT_MAX = 16_000
const NAME = /^[a-zA-Z]{1,20}$/
const WORD = /^[a-zA-Z0-9-]{0,40}$/

/**
 * Whether something from outside can be a bet of any engine at all: a small tree of plain names, whole numbers, words
 * and yes or no. Asked before an engine looks at it, so that nothing else is ever kept or shown again.
 */
export function isPlainBet(value: unknown): boolean {
  return typeof value === 'object' && value !== null && isPlain(value, 0) && JSON.stringify(value).length <= TEXT_MAX
}

function isPlain(value: unknown, depth: number): boolean {
  if (depth > DEPTH_MAX) return false
  if (typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isSafeInteger(value)
  if (typeof value === 'string') return WORD.test(value)
  if (Array.isArray(value)) return value.length <= ITEMS_MAX && value.every((item) => isPlain(item, depth + 1))
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).every(([name, item]) => NAME.test(name) && isPlain(item, depth + 1))
}
