import { openBucketStore, type BucketAccess, type ParquetStore } from '#server/kernel/index.ts'

/** A file of a closed month may have hundreds of megabytes. */
const ANSWER_MS_MAX = 600_000

/** The bucket of closed months, by the adapter of files. They name nobody and are signed, so they are not sealed. */
export const openArchiveBucket = (access: BucketAccess, answerMs: number = ANSWER_MS_MAX): ParquetStore =>
  openBucketStore(access, answerMs)
