/** Offsets in the header of a 64-bit ELF file. */
const [PROGRAM_HEADERS, SECTION_HEADERS, HEADER_SIZE, HEADERS, SECTIONS] = [0x20, 0x28, 0x36, 0x38, 0x3c] as const
const [PART_AT, PART_BYTES] = [8, 32] as const

/** Bytes of an ELF file that a loader reads; undefined for any other file. The rest are symbols for debuggers and linkers. */
export function loadedBytes(head: Buffer): number | undefined {
  if (head.length < 64 || head.readUInt32BE(0) !== 0x7f454c46 || head[4] !== 2 || head[5] !== 1) return undefined
  const [at, size, count] = [
    Number(head.readBigUInt64LE(PROGRAM_HEADERS)),
    head.readUInt16LE(HEADER_SIZE),
    head.readUInt16LE(HEADERS),
  ]
  const ends = Array.from({ length: count }, (_, place) => at + place * size).map(
    (part) => Number(head.readBigUInt64LE(part + PART_AT)) + Number(head.readBigUInt64LE(part + PART_BYTES)),
  )
  return Math.max(at + count * size, ...ends)
}

/**
 * A program or library without the parts that only debuggers and linkers read, like `strip`, and without its section headers. The
 * result is the same on every machine.
 */
export function trimProgram(file: Buffer): Buffer {
  const end = loadedBytes(file)
  if (end === undefined || end >= file.length) return file
  const trimmed = Buffer.from(file.subarray(0, end))
  trimmed.writeBigUInt64LE(0n, SECTION_HEADERS)
  // The number of section headers, and the index of the one with their names.
  trimmed.writeUInt32LE(0, SECTIONS)
  return trimmed
}
