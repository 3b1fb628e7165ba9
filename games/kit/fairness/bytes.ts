const encoder = new TextEncoder()

export function bytesOfText(text: string): Uint8Array {
  return encoder.encode(text)
}

/** Bytes of a text that holds ASCII only; faster than the general encoding for short texts. */
export function bytesOfAscii(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    if (code > 0x7f) throw new RangeError('This text is not plain ASCII.')
    bytes[i] = code
  }
  return bytes
}

export function hexOfBytes(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0')
  return hex
}

/** Reads lower- or upper-case hex. Anything else is refused, so a mistyped seed never verifies by accident. */
export function bytesOfHex(hex: string): Uint8Array {
  if (hex.length % 2 !== 0 || !/^[0-9a-f]*$/iu.test(hex)) throw new TypeError('This text is not hexadecimal.')
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  )
}
