import type { FileResponse } from '#contract/shapes/file-response.ts'
import { readFile } from '#server/documents/index.ts'
import type { ContentNeeds } from '../needs.ts'
import { fileBelongsTo } from './file-place.ts'
import type { FileRow } from './files.queries.ts'

/** A name may get new bytes at any time, so clients must revalidate their copy. */
const ASK_AGAIN = 'public, no-cache'

/** A version as its call answers it; the bytes are opened only where they are sent. */
export function answerFile(
  needs: Pick<ContentNeeds, 'cipher' | 'files'>,
  row: FileRow | undefined,
  savedAs: string | null,
  cacheControl: string = ASK_AGAIN,
): FileResponse | null {
  if (!row) return null
  const { contentType, bytes, hash, storedAt } = row
  return {
    contentType,
    bytes,
    hash,
    changedAt: storedAt,
    cacheControl,
    savedAs,
    read: () => readFile(needs, row.id, fileBelongsTo),
  }
}
