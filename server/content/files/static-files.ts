import type { ReplyOf } from '#contract/call.ts'
import type { FileResponse } from '#contract/shapes/file-response.ts'
import type * as calls from '#contract/onling-v2/static-files.ts'
import { PHOTO_GROUP } from '#contract/shapes/venue-photo.ts'
import { readUpload, type Input, type Instant, type Transaction } from '#server/kernel/index.ts'
import { isPhotoOfVenue } from '#server/topology/index.ts'
import type { ContentNeeds } from '../needs.ts'
import { answerFile } from './file-response.ts'
import { HALL_GROUP, urlOfFile } from './file-place.ts'
import * as queries from './files.queries.ts'
import { storeVersion } from './store-version.ts'
import { prepareUpload } from './prepare-upload.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

/** Stores a public file as the next version of its name. */
export async function uploadFile(
  needs: ContentNeeds,
  { params: { group, name }, caller, raw, refuse, subject, changed }: Input<typeof calls.uploadFile>,
): Promise<ReplyOf<typeof calls.uploadFile>> {
  if (group === HALL_GROUP) return refuse('ERR_FILE_TYPE_NOT_ALLOWED')
  const sent = await readUpload(raw)
  if (sent === 'none') return refuse('ERR_FILE_MISSING')
  if (sent === 'too-large') return refuse('ERR_FILE_TOO_LARGE')
  const size = Object.hasOwn(needs.pictureSizes, group) ? needs.pictureSizes[group] : undefined
  const prepared = await prepareUpload(needs.pictures, sent, { name, size })
  if (typeof prepared === 'string')
    return prepared === 'ERR_IMAGE_TOO_SMALL' && size ? refuse(prepared, { ...size }) : refuse(prepared)
  const place = { target: needs.target, group, name }
  const before = await queries.findVersion(needs.db, place)
  const row = await storeVersion(needs, place, prepared, caller.name)
  const { version, contentType, bytes, widthPx, heightPx } = row
  subject('file', `${group}/${name}`)
  changed(before ? { version: before.version } : null, { version })
  return { url: urlOfFile(group, name), version, contentType, bytes, widthPx, heightPx }
}

/** Removes a public file; its versions remain. Refused while live or scheduled content uses it. */
export async function deleteFile(
  { db, clock, target }: ContentNeeds,
  { params: { group, name }, refuse, subject, changed }: Input<typeof calls.deleteFile>,
): Promise<{ done: true }> {
  const place = { target, group, name }
  await db.transaction(async (tx) => {
    await queries.lockName(tx, place)
    const there = group === HALL_GROUP ? undefined : await queries.findVersion(tx, place)
    if (!there) return refuse('ERR_STATIC_FILE_NOT_FOUND')
    if (await isInUse(tx, place, clock.now())) return refuse('ERR_FILE_IN_USE')
    subject('file', `${group}/${name}`)
    changed({ version: there.version }, null)
    return queries.markRemoved(tx, place, clock.now())
  })
  return { done: true }
}

/** Whether a section uses it, or a venue as its photo. */
async function isInUse(tx: Transaction, place: queries.FilePlace, at: Instant): Promise<boolean> {
  if (place.group === PHOTO_GROUP && (await isPhotoOfVenue(tx, { ...place, at }))) return true
  return queries.isShownSomewhere(tx, place, at)
}

/** A public file. */
export async function openFile(
  needs: ContentNeeds,
  { params: { group, name }, query: { version } }: Input<typeof calls.getFile | typeof calls.checkFile>,
): Promise<FileResponse | null> {
  if (group === HALL_GROUP) return null
  const row = await queries.findVersion(needs.db, { target: needs.target, group, name }, version ?? null)
  const savedAs = row?.contentType === 'application/pdf' ? name : null
  return version === undefined ? answerFile(needs, row, savedAs) : answerFile(needs, row, savedAs, FOR_EVER)
}
