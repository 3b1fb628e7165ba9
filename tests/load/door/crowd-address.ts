const OF_ONE = 100

/** Address on this machine from which one of a crowd comes: a hundred each. @param net which crowd, from 1 */
export function addressOf(net: number, index: number): string {
  const number = Math.floor(index / OF_ONE)
  return `127.${net}.${1 + Math.floor(number / 250)}.${1 + (number % 250)}`
}
