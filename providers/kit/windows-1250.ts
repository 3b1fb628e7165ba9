const decoder = new TextDecoder('windows-1250')
const CODES = new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(new Uint8Array([code])), code] as const))
const QUESTION_MARK = 0x3f

/** A text in Windows-1250; a character that it does not have becomes a question mark. */
export function encodeWindows1250(text: string): Buffer {
  return Buffer.from([...text].map((letter) => CODES.get(letter) ?? QUESTION_MARK))
}
