const decoder = new TextDecoder('windows-1250')
const CODES = new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(new Uint8Array([code])), code] as const))
const QUESTION_MARK = 0x3f

/** A text in the letters that Czech banks write; one that they have not is a question mark. */
export function encodeWindows1250(text: string): Buffer {
  return Buffer.from([...text].map((letter) => CODES.get(letter) ?? QUESTION_MARK))
}
