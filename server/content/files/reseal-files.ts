import { resealStored } from '#server/documents/index.ts'
import type { ContentNeeds } from '../needs.ts'
import { fileBelongsTo } from './file-place.ts'
import { findFilesToReseal, markResealed } from './files.queries.ts'

type Needs = Pick<ContentNeeds, 'db' | 'cipher' | 'files'>

/** Re-encrypts files that have an older key. Returns their number. */
export function resealContentFiles(needs: Needs): Promise<number> {
  return resealStored(needs, { find: findFilesToReseal, mark: markResealed, belongsTo: fileBelongsTo })
}
