import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import {
  DocumentScan,
  explanation,
  FILE_REFUSALS,
  ImageLink,
  message,
  OfPlayer,
  RejectReason,
} from '../shapes/documents.ts'
import { text, Uuid } from '../shapes/fields.ts'

/** Papers that are not identity documents: proof of an address, of a bank account, and the portrait. */
const root = '/capi/v2-onling/PlayerDocumentScan'
const player = { audience: 'player' } as const

/** JPEG, PNG, WebP or PDF, up to 15 MB, as the one file of a multipart body. It replaces an earlier one. */
export const upload = defineCall({
  ...player,
  method: 'POST',
  path: `${root}/Upload`,
  summary: 'Upload a paper or a portrait',
  query: Type.Object({ kind: Type.Enum(['ProofOfAddress', 'ProofOfAccount', 'Portrait']) }),
  bodyKind: 'multipart',
  reply: DocumentScan,
  refusals: [...FILE_REFUSALS],
  ratePerMinute: 20,
})

export const list = defineCall({
  ...player,
  method: 'GET',
  path: `${root}/List`,
  summary: 'The player’s papers, newest first',
  query: Type.Object({}),
  reply: Type.Object({ scans: Type.Array(DocumentScan) }),
  refusals: [],
})

export const get = defineCall({
  ...player,
  method: 'GET',
  path: `${root}/Get`,
  summary: 'One paper with a link to it',
  query: Type.Object({ scanId: Uuid }),
  reply: Type.Object({ scan: DocumentScan, image: ImageLink }),
  refusals: ['ERR_DOCUMENT_NOT_FOUND'],
})

const staff = { audience: 'staff', permission: 'documents.decide', method: 'POST' } as const
const ofScan = { ...OfPlayer, scanId: Uuid }
/** For a proof of a bank account, the account that it shows: IBAN or local number. An approval verifies it. */
const account = Type.Optional(text(42, 6))
const acceptedWarnings = Type.Optional(AcceptedWarnings)
const decided = ['ERR_DOCUMENT_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_SCAN_OF_DOCUMENT'] as const

export const approve = defineCall({
  ...staff,
  path: `${root}/Approve`,
  summary: 'Approve a paper',
  body: Type.Object({ ...ofScan, account, explanation: Type.Optional(explanation), acceptedWarnings }),
  reply: DocumentScan,
  refusals: [...decided, 'ERR_ACCOUNT_NUMBER_INVALID', ...APPROVAL_REFUSALS],
})

export const reject = defineCall({
  ...staff,
  path: `${root}/Reject`,
  summary: 'Reject a paper, with a text for the player',
  body: Type.Object({ ...ofScan, reason: RejectReason, message, explanation: Type.Optional(explanation) }),
  reply: DocumentScan,
  refusals: decided,
})

/** The same two moves, chosen by the target state; rejecting needs `reason` and `message`. */
export const updateState = defineCall({
  ...staff,
  path: `${root}/UpdateState`,
  summary: 'Approve or reject a paper by its new state',
  body: Type.Object({
    ...ofScan,
    state: Type.Enum(['approved', 'rejected']),
    reason: Type.Optional(RejectReason),
    message: Type.Optional(message),
    account,
    explanation: Type.Optional(explanation),
    acceptedWarnings,
  }),
  reply: DocumentScan,
  refusals: [...decided, 'ERR_ACCOUNT_NUMBER_INVALID', ...APPROVAL_REFUSALS],
})
