import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { DocumentScan, FILE_REFUSALS, ImageLink, ScanKind } from '../shapes/documents.ts'
import { Done, PlayerId, Uuid } from '../shapes/fields.ts'

/** Papers and portraits that land-based systems take of a player (backend-calls §7.3). */
const root = '/capi/Evidence/v1'
const reads = { audience: 'internal', scope: 'documents.read', method: 'POST' } as const
const saves = { audience: 'internal', scope: 'documents.save', method: 'POST' } as const

/** 15 MB of a file as base64 (four characters for three bytes), and the rest of the body. */
const BODY_BYTES_MAX = 21 * 1024 * 1024
const FileContent = Type.String({ pattern: '^[A-Za-z0-9+/]+={0,2}$', minLength: 4, maxLength: 20_971_520 })

const unknown = ['ERR_DOCUMENT_NOT_FOUND'] as const
const ofScan = { playerId: PlayerId, scanId: Uuid }

export const saveScan = defineCall({
  ...saves,
  path: `${root}/PlayerDocumentScans/Save`,
  summary: 'Store a paper scanned at a venue; it waits for staff',
  bodyBytesMax: BODY_BYTES_MAX,
  body: Type.Object({
    playerId: PlayerId,
    kind: Type.Enum(['ProofOfAddress', 'ProofOfAccount', 'Portrait']),
    content: FileContent,
  }),
  reply: DocumentScan,
  refusals: ['ERR_PLAYER_NOT_FOUND', ...FILE_REFUSALS, 'ERR_DOCUMENT_NOT_FOUND'],
})

/** Refused once staff have decided. */
export const updateScan = defineCall({
  ...saves,
  path: `${root}/PlayerDocumentScans/Update`,
  summary: 'Replace the picture of a waiting paper',
  bodyBytesMax: BODY_BYTES_MAX,
  body: Type.Object({ ...ofScan, content: FileContent }),
  reply: DocumentScan,
  refusals: [...unknown, 'ERR_STATE_CHANGED', ...FILE_REFUSALS],
})

export const deleteScan = defineCall({
  ...saves,
  path: `${root}/PlayerDocumentScans/Delete`,
  summary: 'Remove a paper that was not approved, and destroy its file',
  body: Type.Object({ ...ofScan }),
  reply: Done,
  refusals: [...unknown, 'ERR_STATE_CHANGED'],
})

export const listScans = defineCall({
  ...reads,
  path: `${root}/PlayerDocumentScans/List`,
  summary: 'Papers and pictures of one player, newest first',
  isReading: true,
  body: Type.Object({ playerId: PlayerId, kind: Type.Optional(ScanKind) }),
  reply: Type.Object({ scans: Type.Array(DocumentScan) }),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})

export const getScanDetail = defineCall({
  ...reads,
  path: `${root}/PlayerDocumentScans/GetDetail`,
  summary: 'One paper or picture with a link that is valid for a minute',
  isReading: true,
  body: Type.Object({ ...ofScan }),
  reply: Type.Object({ scan: DocumentScan, image: ImageLink }),
  refusals: unknown,
})

export const savePhoto = defineCall({
  ...saves,
  path: `${root}/PlayerPhotos/Save`,
  summary: 'Store the portrait taken at a venue',
  bodyBytesMax: BODY_BYTES_MAX,
  body: Type.Object({ playerId: PlayerId, content: FileContent }),
  reply: DocumentScan,
  refusals: ['ERR_PLAYER_NOT_FOUND', ...FILE_REFUSALS, 'ERR_DOCUMENT_NOT_FOUND'],
})

export const getPhoto = defineCall({
  ...reads,
  path: `${root}/PlayerPhotos/Get`,
  summary: 'The newest portrait of a player with a link that is valid for a minute',
  isReading: true,
  body: Type.Object({ playerId: PlayerId }),
  reply: Type.Object({ scan: DocumentScan, image: ImageLink }),
  refusals: unknown,
})
