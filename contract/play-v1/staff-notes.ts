import { Type, type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { personal } from '../personal.ts'
import { BulkFields } from '../shapes/bulk.ts'
import { IdempotencyKey, Instant, PlayerId, text, Uuid } from '../shapes/fields.ts'

/** Kinds of notes. A tag is a few words shown beside the name; a note of risk is not in the export of a player's data. */
export const NOTE_KINDS = ['tag', 'call', 'money', 'care', 'risk', 'other'] as const
export type NoteKind = (typeof NOTE_KINDS)[number]

export const TAG_LENGTH = 40

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

export const NoteVersion = Type.Object({
  version: Type.Integer(),
  change: Type.Enum(['written', 'corrected', 'ended']),
  text: personal('text'),
  untilAt: orNull(Instant),
  userName: Type.String(),
  writtenAt: Instant,
})

export const Note = Type.Object({
  noteId: Uuid,
  kind: Type.Enum([...NOTE_KINDS]),
  /** Whether it is in force: neither ended nor expired. */
  isInForce: Type.Boolean(),
  /** The newest first. */
  versions: Type.Array(NoteVersion),
})
export type Note = Static<typeof Note>

const root = '/capi/BackOffice/v1/Player'
const ofNote = { playerId: PlayerId, noteId: Uuid, seenVersion: Type.Integer({ minimum: 1 }) }
const content = { words: text(2000, 2), untilAt: Type.Optional(Instant) }
const works = { method: 'POST', audience: 'staff', permission: 'players.notes', uncoveredFor: 'players.notes' } as const

export const listNotes = defineCall({
  method: 'GET',
  path: `${root}/ListNotes`,
  audience: 'staff',
  permission: 'players.read',
  uncoveredFor: 'players.notes',
  summary: 'Notes and tags of staff about one player with every version, newest first',
  query: Type.Object({ playerId: PlayerId }),
  reply: Type.Object({ notes: Type.Array(Note) }),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})

export const writeNote = defineCall({
  ...works,
  path: `${root}/WriteNote`,
  summary: 'Write a note or a tag about a player, for colleagues',
  body: Type.Object({
    playerId: PlayerId,
    kind: Type.Enum([...NOTE_KINDS]),
    ...content,
    idempotencyKey: IdempotencyKey,
  }),
  reply: Note,
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_NOTE_NOT_VALID', 'ERR_KEY_REUSED', 'ERR_PERSON_ERASED'],
})

/** Each by the rules for one. Players who already have the tag, or do not have it, stay unchanged. */
export const tagPlayers = defineCall({
  ...works,
  path: `${root}/TagPlayers`,
  summary: 'Give many players one tag, or end it; or see what would come of it',
  body: Type.Object({
    playerIds: Type.Array(PlayerId, { minItems: 1, maxItems: 200 }),
    do: Type.Enum(['add', 'remove']),
    words: text(TAG_LENGTH, 2),
    untilAt: Type.Optional(Instant),
    isPreview: Type.Boolean(),
  }),
  reply: Type.Object({ rows: Type.Array(Type.Object({ playerId: PlayerId, ...BulkFields })) }),
  refusals: ['ERR_NOTE_NOT_VALID', 'ERR_PLAYER_CLOSED'],
})

/** `seenVersion` is the version that the caller read: of two concurrent corrections the second one is refused. */
export const correctNote = defineCall({
  ...works,
  path: `${root}/CorrectNote`,
  summary: 'Correct a note: the next version of it',
  body: Type.Object({ ...ofNote, ...content }),
  reply: Note,
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_NOTE_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_NOTE_NOT_VALID'],
})

export const endNote = defineCall({
  ...works,
  path: `${root}/EndNote`,
  summary: 'End a note: it holds no more and stays on record',
  body: Type.Object(ofNote),
  reply: Note,
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_NOTE_NOT_FOUND', 'ERR_STATE_CHANGED'],
})
