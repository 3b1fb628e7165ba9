import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { listQuery } from '../lists/list.ts'
import { waitingDocumentList } from '../lists/waiting-documents.ts'
import { personal } from '../personal.ts'
import {
  DocumentMoveRow,
  DocumentSignal,
  DocumentState,
  IdentityDocument,
  ImageLink,
  RejectReason,
  DocumentScan,
  DocumentKind,
  ScanKind,
} from '../shapes/documents.ts'
import { MergeMethod } from '../shapes/account-migrations.ts'
import { KycResult, VerifiedBankAccount } from '../onling-v2/kyc-verification.ts'
import { Instant, Language, page, PlayerId, text, Uuid } from '../shapes/fields.ts'

/** Staff's queue of documents for review. Not in the specification. */
const root = '/capi/BackOffice/v1/Documents'
const staff = { audience: 'staff', permission: 'documents.read', method: 'GET' } as const

/** One thing in the queue: an identity document, a paper that stands alone, or the migration of an old account. */
export const QueueItem = Type.Object({
  itemId: Uuid,
  item: Type.Enum(['document', 'scan', 'migration']),
  playerId: PlayerId,
  /** For a migration: how the person proves that the old account is theirs. */
  kind: Type.Union([DocumentKind, ScanKind, MergeMethod]),
  waitingSince: Instant,
  /** Sent again after a rejection. */
  isAgain: Type.Boolean(),
})

export const listWaiting = defineCall({
  ...staff,
  path: `${root}/ListWaiting`,
  summary: 'Items waiting for staff, oldest first',
  query: Type.Object({ ...listQuery(waitingDocumentList) }),
  reply: Type.Object({
    ...page(QueueItem).properties,
    count: Type.Integer(),
    oldestAt: Type.Union([Instant, Type.Null()]),
    /** Target for a decision, in hours. */
    goalHours: Type.Integer(),
  }),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

/** With the person of the staff who decided, and their note for colleagues. */
const StaffMoveRow = Type.Object({
  ...DocumentMoveRow.properties,
  userName: Type.Union([Type.String(), Type.Null()]),
  explanation: Type.Union([Type.String(), Type.Null()]),
})

/**
 * All data needed for the decision, uncovered for those who may decide: the view is in the audit log, and so is every opening of a
 * picture.
 */
export const getItem = defineCall({
  ...staff,
  path: `${root}/Get`,
  uncoveredFor: 'documents.decide',
  summary: 'One document or paper with its pictures and the player’s input',
  query: Type.Object({ playerId: PlayerId, itemId: Uuid }),
  reply: Type.Object({
    item: QueueItem,
    state: DocumentState,
    document: Type.Union([Type.Object({ ...IdentityDocument.properties, number: personal('number') }), Type.Null()]),
    scans: Type.Array(Type.Object({ scan: DocumentScan, image: ImageLink })),
    /** For a proof of a bank account: the player's accounts, newest first. */
    bankAccounts: Type.Array(VerifiedBankAccount),
    signals: Type.Array(DocumentSignal),
    person: Type.Object({
      firstName: personal('word'),
      surname: personal('word'),
      birthDate: personal('date'),
      ageYears: Type.Integer(),
      language: Language,
    }),
    moves: Type.Array(StaffMoveRow),
    /** Standard texts for the player for each reason, in the player's language. */
    templates: Type.Array(Type.Object({ reason: RejectReason, text: Type.String() })),
  }),
  refusals: ['ERR_DOCUMENT_NOT_FOUND'],
})

/** Check digits of an MRZ, by the field that they protect. */
const MrzDigit = Type.Enum(['number', 'birth-date', 'expiry', 'personal-number', 'composite'])
/** Fields of an MRZ that the player entered too. */
const MrzField = Type.Enum([
  'number',
  'surname',
  'firstName',
  'birthDate',
  'expiresOn',
  'nationality',
  'sex',
  'country',
])

/**
 * Stores nothing, because an MRZ may contain a birth number. The check is in the audit log, without the typed text. The details of
 * `ERR_MRZ_NOT_READ` name the wrong row and the problem.
 */
export const checkMrz = defineCall({
  ...staff,
  method: 'POST',
  path: `${root}/CheckMrz`,
  uncoveredFor: 'documents.decide',
  summary: 'Check the digits of an MRZ typed by staff, and compare it with the player’s input',
  isReading: true,
  body: Type.Object({ playerId: PlayerId, documentId: Uuid, mrz: text(400) }),
  reply: Type.Object({
    format: Type.Enum(['TD1', 'TD2', 'TD3']),
    /** Empty when every check digit is right. */
    wrongDigits: Type.Array(MrzDigit),
    fields: Type.Array(
      Type.Object({
        field: MrzField,
        /** `not-there`: the MRZ does not have it, or the player never entered it. */
        result: Type.Enum(['equal', 'different', 'not-there']),
        /** The value in the MRZ; days as `YYYY-MM-DD`. */
        read: Type.Union([personal('word'), Type.Null()]),
      }),
    ),
  }),
  refusals: ['ERR_DOCUMENT_NOT_FOUND', 'ERR_MRZ_NOT_READ'],
})

/** For the page of one player; covered, without pictures. */
export const listOfPlayer = defineCall({
  ...staff,
  path: `${root}/ListOfPlayer`,
  summary: 'Documents, papers and checks of one player, newest first',
  query: Type.Object({ playerId: PlayerId }),
  reply: Type.Object({
    isVerified: Type.Boolean(),
    documents: Type.Array(IdentityDocument),
    scans: Type.Array(DocumentScan),
    /** Checks by partners, newest first. */
    checks: Type.Array(KycResult),
  }),
  refusals: [],
})
