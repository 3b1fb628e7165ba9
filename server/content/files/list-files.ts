import { listFiles } from '#contract/play-v1/staff-content.ts'
import { makeListSource, type Instant } from '#server/kernel/index.ts'
import type { ContentNeeds } from '../needs.ts'
import { filesInSql, publicFiles } from './file-list.queries.ts'
import { HALL_GROUP, urlOfFile } from './file-place.ts'

type Listed = {
  readonly fileGroup: string
  readonly name: string
  readonly version: number
  readonly contentType: string
  readonly bytes: number
  readonly widthPx: number | null
  readonly heightPx: number | null
  readonly storedAt: Instant
  readonly storedBy: string
}

/** Files of the brand that the public can read. */
export const filesListed = ({ db, target }: Pick<ContentNeeds, 'db' | 'target'>) =>
  makeListSource(
    { db },
    {
      of: filesInSql,
      call: listFiles,
      where: () => publicFiles(target, HALL_GROUP),
      show: (rows: readonly Listed[]) => rows.map(rowOf),
    },
  )

function rowOf({ fileGroup, name, version, contentType, bytes, widthPx, heightPx, storedAt, storedBy }: Listed) {
  return {
    group: fileGroup,
    name,
    url: urlOfFile(fileGroup, name),
    version,
    contentType,
    bytes,
    size: widthPx === null || heightPx === null ? null : `${widthPx} × ${heightPx}`,
    storedAt: storedAt.toISOString(),
    storedBy,
  }
}
