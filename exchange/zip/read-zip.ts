import { crc32, inflateRawSync } from 'node:zlib'

const END = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const CENTRAL = 0x02014b50
/** More than any archive that we are given has; a smaller one that unpacks to more is refused. */
const UNPACKED_MAX_BYTES = 256 * 1024 * 1024

/** Reads a ZIP by its central directory, as usual programs do. Throws where it is none, or not what was packed. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(END)
  if (end < 0) throw new Error('A ZIP ends with the place of its directory.')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  let left = UNPACKED_MAX_BYTES
  for (let entries = zip.readUInt16LE(end + 10); entries > 0; entries -= 1) {
    if (zip.readUInt32LE(at) !== CENTRAL) throw new Error('An entry of the directory begins with its sign.')
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const begins = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(begins, begins + zip.readUInt32LE(at + 20))
    const content = inflateRawSync(packed, { maxOutputLength: Math.max(left, 1) })
    if (crc32(content) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} is not what was packed.`)
    files.set(name, content)
    left -= content.length
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}
