import type { ParquetBounds } from '#server/kernel/index.ts'
import type { Variables } from './read-variables.ts'

const UNITS: Readonly<Record<string, number>> = { M: 1e6, G: 1e9, T: 1e12, Mi: 1024 ** 2, Gi: 1024 ** 3, Ti: 1024 ** 4 }
/** A volume that is exceeded ends the pod that has it. */
const SPILLED_OF_SIZE = 0.8
const SIZE = /^([1-9]\d{0,6})(Mi|Gi|Ti|M|G|T)$/

/** How much may be written beside closed months: copies of a bucket, and what DuckDB has no memory for. */
export function readArchiveBounds({ read, onProblem }: Pick<Variables, 'read' | 'onProblem'>): ParquetBounds {
  const size = (name: string): number | undefined => {
    const text = read(name)
    if (!text) return undefined
    const [, count, unit = ''] = SIZE.exec(text) ?? []
    const bytes = Number(count) * (UNITS[unit] ?? Number.NaN)
    if (!Number.isNaN(bytes)) return bytes
    onProblem(`${name} is no size such as 40Gi.`)
    return undefined
  }
  const spill = size('BOOKS_ARCHIVE_SPILL_SIZE')
  return {
    spillFolder: read('BOOKS_ARCHIVE_SPILL_FOLDER') || undefined,
    spillBytes: spill === undefined ? undefined : Math.floor(spill * SPILLED_OF_SIZE),
    cacheBytes: size('BOOKS_ARCHIVE_CACHE_SIZE'),
  }
}
