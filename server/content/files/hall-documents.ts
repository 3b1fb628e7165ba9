import type { ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/capi-v1/static-document.ts'
import type { FileResponse } from '#contract/shapes/file-response.ts'
import { readUpload, type Input } from '#server/kernel/index.ts'
import type { ContentNeeds, LanguageCode } from '../needs.ts'
import { answerFile } from './file-response.ts'
import { HALL_GROUP } from './file-place.ts'
import * as queries from './files.queries.ts'
import { storeVersion } from './store-version.ts'
import { prepareUpload } from './prepare-upload.ts'

type Which = { readonly documentType: string; readonly language: LanguageCode }

const nameOf = ({ documentType, language }: Which) => `${documentType.toLowerCase()}-${language}.pdf`
const OWN = 'private, no-cache'

/** Stores a document of venues as its next version in one language. */
export async function uploadDocument(
  needs: ContentNeeds,
  { query, caller, raw, refuse, subject, changed }: Input<typeof calls.uploadDocument>,
): Promise<ReplyOf<typeof calls.uploadDocument>> {
  const sent = await readUpload(raw)
  if (sent === 'none') return refuse('ERR_FILE_MISSING')
  if (sent === 'too-large') return refuse('ERR_FILE_TOO_LARGE')
  const name = nameOf(query)
  const prepared = await prepareUpload(needs.pictures, sent, { name, size: undefined })
  if (typeof prepared === 'string') return refuse('ERR_FILE_TYPE_NOT_ALLOWED')
  const { version, bytes, hash } = await storeVersion(
    needs,
    { target: needs.target, group: HALL_GROUP, name },
    prepared,
    caller.name,
  )
  subject('file', `${HALL_GROUP}/${name}`)
  changed(version === 1 ? null : { version: version - 1 }, { version })
  return { version, bytes, sha256: hash }
}

/** Every type, with the languages in which a document exists. */
export async function listDocumentTypes({
  db,
  target,
  languages,
}: ContentNeeds): Promise<ReplyOf<typeof calls.getDocumentTypes>> {
  const rows = await queries.listGroup(db, target, HALL_GROUP)
  return {
    types: calls.STATIC_DOCUMENT_TYPES.map((documentType) => ({
      documentType,
      documents: languages.flatMap((language) => {
        const row = rows.find(({ name }) => name === nameOf({ documentType, language }))
        if (!row) return []
        return [{ language, version: row.version, changedAt: row.storedAt.toISOString(), sha256: row.hash }]
      }),
    })),
  }
}

export async function openDocument(
  needs: ContentNeeds,
  { query }: Input<typeof calls.getDocument>,
): Promise<FileResponse | null> {
  const name = nameOf(query)
  const place = { target: needs.target, group: HALL_GROUP, name }
  return answerFile(needs, await queries.findVersion(needs.db, place, query.version ?? null), name, OWN)
}
