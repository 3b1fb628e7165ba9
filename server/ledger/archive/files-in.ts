import { join } from 'node:path'
import type { ParquetCell, ParquetWriter } from '../../kernel/index.ts'

export const fileName = (kind: string, number: number): string => `${kind}-${String(number).padStart(5, '0')}.parquet`

export type FilesWriter = {
  readonly append: (rows: readonly (readonly ParquetCell[])[]) => Promise<void>
  readonly appendPacked: (rows: Buffer, count: number) => Promise<void>
  readonly finish: () => Promise<void>
}

type Place = {
  readonly folder: string
  readonly file: string
  /** Rows of a file, which DuckDB holds in memory before it writes them. */
  readonly rowsMax: number
  /** How many rows each written file has. */
  readonly rowsOf: Map<string, number>
}

/** Rows of one kind, in as many files as they need. */
export function filesIn(writer: ParquetWriter, { folder, file, rowsMax, rowsOf }: Place): FilesWriter {
  let number = 1
  let rows = 0
  const finish = async () => {
    if (rows === 0) return
    const name = fileName(file, number)
    await writer.save(join(folder, name))
    rowsOf.set(name, rows)
    number += 1
    rows = 0
  }
  return {
    append: async (some) => {
      await writer.append(some)
      rows += some.length
      if (rows >= rowsMax) await finish()
    },
    appendPacked: async (some, count) => {
      await writer.appendPacked(some)
      rows += count
      if (rows >= rowsMax) await finish()
    },
    finish,
  }
}
