const OF_ONE = 100

/** A local address for a member of a crowd: a hundred members share one. @param net the crowd, from 1 */
export function addressOf(net: number, index: number): string {
  const number = Math.floor(index / OF_ONE)
  return `127.${net}.${1 + Math.floor(number / 250)}.${1 + (number % 250)}`
}
