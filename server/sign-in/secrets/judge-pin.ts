export type PinProblem = 'too-simple' | 'birth-date'

/**
 * What is wrong with a new PIN; undefined when nothing is. Those that are guessed first are refused: one or two digits
 * repeated, runs, and the day or year of birth.
 * @param birthDate `YYYY-MM-DD`
 */
export function judgePin(pin: string, birthDate: string): PinProblem | undefined {
  const half = pin.slice(0, pin.length / 2)
  const isRepeated = new Set(pin).size === 1 || (pin.length % 2 === 0 && pin === half + half)
  if (isRepeated || isRun(pin)) return 'too-simple'
  const [year = '', month = '', day = ''] = birthDate.split('-')
  const short = year.slice(2)
  const born = [year, day + month, month + day, day + month + short, short + month + day, month + day + short]
  return born.includes(pin) ? 'birth-date' : undefined
}

/** 1234, 9876, and runs over the zero of a keypad: 7890. */
function isRun(pin: string): boolean {
  return '01234567890'.includes(pin) || '09876543210'.includes(pin)
}
