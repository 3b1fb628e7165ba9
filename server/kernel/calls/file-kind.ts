export type FileKind = 'jpeg' | 'png' | 'webp' | 'pdf'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]
const PDF_END_BYTES = 1024

/** The type of a file by its bytes, never by its name or declared type; undefined for any other. */
export function fileKindOf(bytes: Buffer): FileKind | undefined {
  if (startsWith(bytes, PNG)) return 'png'
  if (startsWith(bytes, JPEG)) return 'jpeg'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  return isPdf(bytes) ? 'pdf' : undefined
}

function startsWith(bytes: Buffer, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}

function isPdf(bytes: Buffer): boolean {
  const end = bytes.subarray(-PDF_END_BYTES).toString('latin1')
  return /^%PDF-[12]\.\d/u.test(bytes.toString('latin1', 0, 8)) && end.includes('%%EOF')
}
