import {
  TAG_LENGTH,
  type correctNote,
  type endNote,
  type Note,
  type NoteKind,
  type writeNote,
} from '#contract/play-v1/staff-notes.ts'
import { assert, newId, refuse, type Input, type StaffCaller, type Transaction } from '#server/kernel/index.ts'
import { findPlayerById, lockPlayerRow } from '#server/players/index.ts'
import { findErasureState } from '#server/privacy/index.ts'
import type { DossierNeeds } from '../needs.ts'
import { findVersions, lockNote, insertNote, insertVersion, type VersionRow } from './notes.queries.ts'
import { readNotes, versionBelongsTo } from './show-notes.ts'

/** Writes a note about a player. The same request again answers the note that there is. */
export async function noteAboutPlayer(
  needs: DossierNeeds,
  { caller, body }: Pick<Input<typeof writeNote>, 'caller' | 'body'>,
): Promise<Note> {
  const { db, clock, target } = needs
  const { playerId, kind, idempotencyKey } = body
  return db.transaction(async (tx) => {
    if (!(await lockPlayerRow(tx, target, playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
    await refuseOfErased(tx, playerId, kind)
    const untilAt = readEnd(needs, kind, body)
    const id = newId(clock.now())
    const noteId = await insertNote(tx, { id, target, playerId, kind, userId: caller.userId, idempotencyKey })
    if (noteId === id)
      await writeVersion(needs, tx, caller, { noteId, version: 1, change: 'written', text: body.words, untilAt })
    return (await findNote(needs, tx, playerId, noteId)) ?? refuse('ERR_KEY_REUSED')
  })
}

/** Nothing would erase a note that is written after an erasure. A note of risk is still possible until the held data is sealed. */
async function refuseOfErased(tx: Transaction, playerId: number, kind: NoteKind): Promise<void> {
  const state = await findErasureState(tx, playerId)
  if (state === 'done' || (state === 'begun' && kind !== 'risk')) refuse('ERR_PERSON_ERASED')
}

/** The next version of a note; the earlier ones stay as they were. */
export async function correctNoteOf(
  needs: DossierNeeds,
  { caller, body }: Pick<Input<typeof correctNote>, 'caller' | 'body'>,
): Promise<Note> {
  return needs.db.transaction(async (tx) => {
    const { kind, version } = await holdSeen(needs, tx, body)
    const untilAt = readEnd(needs, kind, body)
    const { noteId, words: text } = body
    await writeVersion(needs, tx, caller, { noteId, version: version + 1, change: 'corrected', text, untilAt })
    return readNote(needs, tx, body.playerId, noteId)
  })
}

/** It holds no more; what was written stays, with who ended it. */
export async function endNoteOf(
  needs: DossierNeeds,
  { caller, body }: Pick<Input<typeof endNote>, 'caller' | 'body'>,
): Promise<Note> {
  const { cipher, db } = needs
  return db.transaction(async (tx) => {
    const last = await holdSeen(needs, tx, body)
    const { noteId, version } = last
    const text = cipher.open(last.textSealed, versionBelongsTo(noteId, version))
    await writeVersion(needs, tx, caller, { noteId, version: version + 1, change: 'ended', text, untilAt: null })
    return readNote(needs, tx, body.playerId, noteId)
  })
}

/** The newest version, which has to be the one that the caller read; the note is held. */
async function holdSeen(
  { target }: DossierNeeds,
  tx: Transaction,
  body: { readonly playerId: number; readonly noteId: string; readonly seenVersion: number },
): Promise<VersionRow> {
  const { playerId, seenVersion } = body
  if (!(await findPlayerById(tx, target, playerId))) refuse('ERR_PLAYER_NOT_FOUND')
  const noteId = body.noteId.toLowerCase()
  if (!(await lockNote(tx, { target, playerId, noteId }))) refuse('ERR_NOTE_NOT_FOUND')
  const newest = (await findVersions(tx, playerId)).find((row) => row.noteId === noteId)
  if (newest?.version !== seenVersion) return refuse('ERR_STATE_CHANGED')
  return newest
}

/** Until when it holds: later than now. A tag is a few words. */
export function readEnd(
  { clock }: DossierNeeds,
  kind: NoteKind,
  { words, untilAt }: { readonly words: string; readonly untilAt?: string | undefined },
): Date | null {
  if (kind === 'tag' && words.length > TAG_LENGTH) refuse('ERR_NOTE_NOT_VALID', { field: 'words', max: TAG_LENGTH })
  const end = untilAt === undefined ? null : new Date(untilAt)
  if (end !== null && end <= clock.now()) refuse('ERR_NOTE_NOT_VALID', { field: 'untilAt' })
  return end
}

export async function writeVersion(
  { clock, cipher }: DossierNeeds,
  tx: Transaction,
  { userId, name: userName }: StaffCaller,
  version: Pick<VersionRow, 'noteId' | 'version' | 'change' | 'untilAt'> & { readonly text: string },
): Promise<void> {
  const { text, ...row } = version
  const writtenAt = clock.now()
  // One instant for both: a note is in force until its end is written.
  const untilAt = row.change === 'ended' ? writtenAt : row.untilAt
  const noteId = row.noteId.toLowerCase()
  const textSealed = cipher.seal(text.trim(), versionBelongsTo(noteId, row.version))
  await insertVersion(tx, { ...row, noteId, untilAt, textSealed, userId, userName, writtenAt })
}

/** The note that was written; undefined where it is about somebody else. */
async function findNote(
  needs: DossierNeeds,
  tx: Transaction,
  playerId: number,
  noteId: string,
): Promise<Note | undefined> {
  return (await readNotes(needs, tx, playerId)).find((note) => note.noteId === noteId.toLowerCase())
}

async function readNote(needs: DossierNeeds, tx: Transaction, playerId: number, noteId: string): Promise<Note> {
  const note = await findNote(needs, tx, playerId, noteId)
  assert(note, 'A note whose version was written a moment ago is there.')
  return note
}
