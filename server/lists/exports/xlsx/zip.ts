import { assert } from '#server/kernel/index.ts'

/** One file of an archive: compressed already, with its checksum and sizes. */
export type ZipEntry = {
  readonly path: string
  readonly crc: number
  readonly bytes: number
  readonly compressedBytes: number
}

const DEFLATED = 8
const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 0x0800
/** 1980-01-01, the earliest date of the format: ours contains no time. */
const DAY = 0x21
const MOST = 0xffff_ffff

/** The local header before the bytes of a file. */
export function localHeader({ path, crc, bytes, compressedBytes }: ZipEntry): Buffer {
  const name = Buffer.from(path, 'utf8')
  assert(bytes < MOST && compressedBytes < MOST, 'A sheet is below four gigabytes.')
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x0403_4b50, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(FLAGS, 6)
  header.writeUInt16LE(DEFLATED, 8)
  header.writeUInt16LE(DAY, 12)
  header.writeUInt32LE(crc, 14)
  header.writeUInt32LE(compressedBytes, 18)
  header.writeUInt32LE(bytes, 22)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

/** The central directory at the end of an archive: its files and their offsets. */
export function centralDirectory(entries: readonly (ZipEntry & { readonly at: number })[], at: number): Buffer {
  const rows = entries.map(({ path, crc, bytes, compressedBytes, at: begins }) => {
    const name = Buffer.from(path, 'utf8')
    const row = Buffer.alloc(46)
    row.writeUInt32LE(0x0201_4b50, 0)
    row.writeUInt16LE(VERSION, 4)
    row.writeUInt16LE(VERSION, 6)
    row.writeUInt16LE(FLAGS, 8)
    row.writeUInt16LE(DEFLATED, 10)
    row.writeUInt16LE(DAY, 14)
    row.writeUInt32LE(crc, 16)
    row.writeUInt32LE(compressedBytes, 20)
    row.writeUInt32LE(bytes, 24)
    row.writeUInt16LE(name.length, 28)
    row.writeUInt32LE(begins, 42)
    return Buffer.concat([row, name])
  })
  const directory = Buffer.concat(rows)
  assert(at + directory.length < MOST, 'An archive is below four gigabytes.')
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x0605_4b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([directory, end])
}
