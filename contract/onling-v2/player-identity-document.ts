import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import {
  Country,
  Day,
  DocumentKind,
  DocumentMoveRow,
  DocumentNumber,
  explanation,
  FILE_REFUSALS,
  IdentityDocument,
  IdentityStatus,
  ImageLink,
  message,
  OfPlayer,
  RejectReason,
} from '../shapes/documents.ts'
import { Done, Uuid } from '../shapes/fields.ts'
import { KYC_METHODS } from '../states/kyc-states.ts'

const root = '/capi/v2-onling/PlayerIdentityDocument'
const player = { audience: 'player' } as const
const OneDocument = Type.Object({ documentId: Uuid })

export const get = defineCall({
  ...player,
  method: 'GET',
  path: `${root}/Get`,
  summary: 'One identity document of the player',
  query: OneDocument,
  reply: IdentityDocument,
  refusals: ['ERR_DOCUMENT_NOT_FOUND'],
})

/** Newest first; removed ones are left out. */
export const list = defineCall({
  ...player,
  method: 'GET',
  path: `${root}/List`,
  summary: 'Identity documents of the player',
  query: Type.Object({}),
  reply: Type.Object({ documents: Type.Array(IdentityDocument) }),
  refusals: [],
})

export const getStatus = defineCall({
  ...player,
  method: 'GET',
  path: `${root}/GetStatus`,
  summary: 'Documents required by the market, and whether the person is verified by them',
  query: Type.Object({}),
  reply: Type.Object({
    ...IdentityStatus.properties,
    /** Partners that can verify the player at once. */
    kycMethods: Type.Array(Type.Enum([...KYC_METHODS])),
  }),
  refusals: [],
})

export const getHistory = defineCall({
  ...player,
  method: 'GET',
  path: `${root}/GetHistory`,
  summary: 'History of one document, oldest first',
  query: OneDocument,
  reply: Type.Object({ moves: Type.Array(DocumentMoveRow) }),
  refusals: ['ERR_DOCUMENT_NOT_FOUND'],
})

/** The data of the document. Its pictures follow by UploadScan; with the last required side it goes to staff. */
export const create = defineCall({
  ...player,
  method: 'POST',
  path: `${root}/Create`,
  summary: 'Create an identity document',
  body: Type.Object({
    kind: DocumentKind,
    country: Country,
    number: DocumentNumber,
    expiresOn: Type.Union([Day, Type.Null()]),
  }),
  reply: IdentityDocument,
  refusals: [
    'ERR_DOCUMENT_TYPE_NOT_ALLOWED',
    'ERR_DOCUMENT_NUMBER_INVALID',
    'ERR_DOCUMENT_EXPIRED',
    'ERR_DOCUMENT_ALREADY_ADDED',
  ],
})

/** Corrects the data of the document before it goes to staff. Fields that are not sent stay. */
export const update = defineCall({
  ...player,
  method: 'POST',
  path: `${root}/Update`,
  summary: 'Correct an identity document',
  body: Type.Object({
    documentId: Uuid,
    country: Type.Optional(Country),
    number: Type.Optional(DocumentNumber),
    expiresOn: Type.Optional(Type.Union([Day, Type.Null()])),
  }),
  reply: IdentityDocument,
  refusals: [
    'ERR_DOCUMENT_NOT_FOUND',
    'ERR_STATE_CHANGED',
    'ERR_DOCUMENT_TYPE_NOT_ALLOWED',
    'ERR_DOCUMENT_NUMBER_INVALID',
    'ERR_DOCUMENT_EXPIRED',
  ],
})

/** Removes a document that was never approved; its pictures are destroyed. */
export const remove = defineCall({
  ...player,
  method: 'DELETE',
  path: `${root}/Delete`,
  summary: 'Remove an identity document',
  query: OneDocument,
  reply: Done,
  refusals: ['ERR_DOCUMENT_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

/** JPEG, PNG or WebP of one side, up to 15 MB, as the one file of a multipart body. */
export const uploadScan = defineCall({
  ...player,
  method: 'POST',
  path: `${root}/UploadScan`,
  summary: 'Upload the picture of one side of a document',
  query: Type.Object({ documentId: Uuid, kind: Type.Enum(['Front', 'Back']) }),
  bodyKind: 'multipart',
  reply: IdentityDocument,
  refusals: ['ERR_DOCUMENT_NOT_FOUND', 'ERR_STATE_CHANGED', ...FILE_REFUSALS],
  ratePerMinute: 20,
})

export const getImage = defineCall({
  ...player,
  method: 'GET',
  path: `${root}/GetImage`,
  summary: 'A link to one picture of the player’s documents, valid for a minute',
  query: Type.Object({ scanId: Uuid }),
  reply: ImageLink,
  refusals: ['ERR_DOCUMENT_NOT_FOUND'],
})

const staff = { audience: 'staff', permission: 'documents.decide', method: 'POST' } as const

/**
 * Each signal on the document is a warning to be accepted; `explanation` says why the document is still approved (at least 20
 * characters).
 */
export const approve = defineCall({
  ...staff,
  path: `${root}/Approve`,
  summary: 'Approve an identity document',
  body: Type.Object({
    ...OfPlayer,
    documentId: Uuid,
    explanation: Type.Optional(explanation),
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: IdentityDocument,
  refusals: [
    'ERR_DOCUMENT_NOT_FOUND',
    'ERR_STATE_CHANGED',
    'ERR_DOCUMENT_EXPIRED',
    'ERR_DOCUMENT_OF_ANOTHER_PLAYER',
    ...APPROVAL_REFUSALS,
  ],
})

/** `message` is shown to the player, in the player's language. */
export const reject = defineCall({
  ...staff,
  path: `${root}/Reject`,
  summary: 'Reject an identity document, with a text for the player',
  body: Type.Object({
    ...OfPlayer,
    documentId: Uuid,
    reason: RejectReason,
    message,
    explanation: Type.Optional(explanation),
  }),
  reply: IdentityDocument,
  refusals: ['ERR_DOCUMENT_NOT_FOUND', 'ERR_STATE_CHANGED'],
})
