import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = { readonly name: string; readonly content: Buffer }

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 0x0800
const DEFLATE = 8
/** 1 January 1980: the date is in the archive's content. */
const NO_DATE = 0x0021

/** Packs files into a ZIP (APPNOTE 6.3): deflated, names in UTF-8. Small enough to be built in memory. */
export function writeZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const nameBytes = Buffer.from(name, 'utf8')
    const packed = deflateRawSync(content)
    const facts = factsOf(content, packed, nameBytes)
    const local = Buffer.concat([uint32(LOCAL), uint16(VERSION), facts, uint16(0), nameBytes, packed])
    directory.push(
      Buffer.concat([
        uint32(CENTRAL),
        uint16(VERSION),
        uint16(VERSION),
        facts,
        // No extra field, comment, disk, internal attributes; external attributes; offset of the file.
        Buffer.alloc(8),
        uint32(0),
        uint32(offset),
        nameBytes,
      ]),
    )
    parts.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const count = uint16(entries.length)
  const end = [uint32(END), uint32(0), count, count, uint32(central.length), uint32(offset), uint16(0)]
  return Buffer.concat([...parts, central, ...end])
}

function factsOf(content: Buffer, packed: Buffer, name: Buffer): Buffer {
  return Buffer.concat([
    uint16(FLAGS),
    uint16(DEFLATE),
    uint16(0),
    uint16(NO_DATE),
    uint32(crc32(content)),
    uint32(packed.length),
    uint32(content.length),
    uint16(name.length),
  ])
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
