import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|txt|html)$/
const SMALLEST_WORTH_BYTES = 300

/** Writes `.br` and `.gz` beside every file that browsers request at build time, so that no request compresses. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const content = await readFile(path)
    if (content.length < SMALLEST_WORTH_BYTES) continue
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, quality))
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
}
