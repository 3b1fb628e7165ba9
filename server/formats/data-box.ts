const SYMBOLS = 'abcdefghijkmnpqrstuvwxyz23456789'
const DATA_BOX = /^[a-km-np-z2-9]{7}$/

/**
 * Reads the id of a Czech data box: seven symbols without l, o, 0 and 1, the last of them Luhn mod 32 over the first six.
 * Gives it in lower case.
 */
export function readDataBox(written: string): string | undefined {
  const id = written.replaceAll(/\s/g, '').toLowerCase()
  return DATA_BOX.test(id) && id.at(-1) === checkSymbol(id.slice(0, -1)) ? id : undefined
}

function checkSymbol(body: string): string {
  const sum = [...body].toReversed().reduce((total, symbol, index) => {
    const product = SYMBOLS.indexOf(symbol) * (index % 2 === 0 ? 2 : 1)
    return total + Math.floor(product / SYMBOLS.length) + (product % SYMBOLS.length)
  }, 0)
  return SYMBOLS.charAt((SYMBOLS.length - (sum % SYMBOLS.length)) % SYMBOLS.length)
}
