import { crc32, deflateRawSync } from 'node:zlib'
import type { PartRow } from '../making.queries.ts'
import { sheetEnd } from './sheet-part.ts'
import { sheetPath, workbookFiles } from './workbook.ts'
import { centralDirectory, localHeader, type ZipEntry } from './zip.ts'

/** Parts of one sheet: fewer than the million rows that spreadsheet programs open. */
export const PARTS_OF_SHEET = 200

/** Sends the stored parts as one workbook, a part at a time. */
export async function* streamWorkbook(
  parts: readonly PartRow[],
  read: (part: PartRow) => Promise<Buffer>,
): AsyncGenerator<Buffer> {
  const entries: (ZipEntry & { readonly at: number })[] = []
  let at = 0
  const counted = (bytes: Buffer) => {
    at += bytes.length
    return bytes
  }
  const sheets = Math.ceil(parts.length / PARTS_OF_SHEET)
  for (let sheet = 0; sheet < sheets; sheet += 1) {
    const own = parts.slice(sheet * PARTS_OF_SHEET, (sheet + 1) * PARTS_OF_SHEET)
    const last = own.at(-1)
    const end = sheetEnd({ crc: last?.sheetCrc ?? 0, bytes: last?.sheetBytes ?? 0 })
    const compressedBytes = own.reduce((sum, { bytes }) => sum + bytes, end.bytes.length)
    const entry = { path: sheetPath(sheet + 1), crc: end.after.crc, bytes: end.after.bytes, compressedBytes }
    entries.push({ ...entry, at })
    yield counted(localHeader(entry))
    for (const part of own) yield counted(await read(part))
    yield counted(end.bytes)
  }
  for (const [path, xml] of workbookFiles(sheets)) {
    const content = Buffer.from(xml, 'utf8')
    const compressed = deflateRawSync(content)
    const entry = { path, crc: crc32(content), bytes: content.length, compressedBytes: compressed.length }
    entries.push({ ...entry, at })
    yield counted(localHeader(entry))
    yield counted(compressed)
  }
  yield centralDirectory(entries, at)
}
