import { readArchiveBounds } from '#apps/api/environment/read-archive-bounds.ts'
import { readArchiveBucket } from '#apps/api/environment/read-buckets.ts'
import { openArchiveBucket } from '#apps/api/compose/open-archive-bucket.ts'
import type { ParquetBounds, ParquetStore } from '#server/kernel/index.ts'

export type ArchivePlace = {
  readonly parquetFolder: string | undefined
  readonly parquetStore: ParquetStore | undefined
  readonly parquetBounds: ParquetBounds
  readonly problems: readonly string[]
}

/**
 * Where closed months are: BOOKS_ARCHIVE_FOLDER, and BOOKS_ARCHIVE_BUCKET_URL where they are kept in a bucket.
 * @param answerMs of a request to the bucket; absent: as long as the largest file may take
 */
export function readArchivePlace(env: NodeJS.ProcessEnv, answerMs?: number): ArchivePlace {
  const problems: string[] = []
  const read = (name: string) => env[name]?.trim() ?? ''
  const variables = { read, onProblem: (problem: string) => void problems.push(problem) }
  const bucket = readArchiveBucket(variables)
  return {
    parquetFolder: read('BOOKS_ARCHIVE_FOLDER') || undefined,
    parquetStore: bucket && openArchiveBucket(bucket, answerMs),
    parquetBounds: readArchiveBounds(variables),
    problems,
  }
}
