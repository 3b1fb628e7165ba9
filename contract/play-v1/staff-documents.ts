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

/** Staff's queue of what people have sent. Ours. */
const root = '/capi/BackOffice/v1/Documents'
const staff = { audience: 'staff', permission: 'documents.read', method: 'GET' } as const

/** One thing in the queue: an identity document, a paper that stands alone, or the migration of an old account. */
export const QueueItem = Type.Object({
  itemId: Uuid,
  item: Type.Enum(['document', 'scan', 'migration']),
  playerId: PlayerId,
  /** Of a migration: how the person shows that the old account is theirs. */
  kind: Type.Union([DocumentKind, ScanKind, MergeMethod]),
  waitingSince: Instant,
  /** Sent again after a rejection. */
  isAgain: Type.Boolean(),
})

export const listWaiting = defineCall({
  ...staff,
  path: `${root}/ListWaiting`,
  summary: 'What waits for staff, oldest first',
  query: Type.Object({ ...listQuery(waitingDocumentList) }),
  reply: Type.Object({
    ...page(QueueItem).properties,
    count: Type.Integer(),
    oldestAt: Type.Union([Instant, Type.Null()]),
    /** Everything should be decided within so many hours. */
    goalHours: Type.Integer(),
  }),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

/** With who of the staff decided, and what they wrote for their colleagues. */
const StaffMoveRow = Type.Object({
  ...DocumentMoveRow.properties,
  userName: Type.Union([Type.String(), Type.Null()]),
  explanation: Type.Union([Type.String(), Type.Null()]),
})

/** Everything to decide by, uncovered for who may decide: the look is in the audit log, and so is every opening of a picture. */
export const getItem = defineCall({
  ...staff,
  path: `${root}/Get`,
  wholeFor: 'documents.decide',
  summary: 'One document or paper with its pictures beside what the player entered',
  query: Type.Object({ playerId: PlayerId, itemId: Uuid }),
  reply: Type.Object({
    item: QueueItem,
    state: DocumentState,
    document: Type.Union([Type.Object({ ...IdentityDocument.properties, number: personal('number') }), Type.Null()]),
    scans: Type.Array(Type.Object({ scan: DocumentScan, image: ImageLink })),
    /** Of a proof of a bank account: the player's accounts, newest first. */
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
    /** Words for the player for each reason, in the player's language. */
    templates: Type.Array(Type.Object({ reason: RejectReason, text: Type.String() })),
  }),
  refusals: ['ERR_DOCUMENT_NOT_FOUND'],
})

/** Check digits of an MRZ, by what they guard. */
const MrzDigit = Type.Enum(['number', 'birth-date', 'expiry', 'personal-number', 'composite'])
/** What an MRZ says that the player said too. */
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
 * Answers and keeps nothing: an MRZ may have a birth number in it. The look is in the audit log, without what was typed.
 * `ERR_MRZ_NOT_READ` says in its details which row is wrong and how.
 */
export const checkMrz = defineCall({
  ...staff,
  method: 'POST',
  path: `${root}/CheckMrz`,
  wholeFor: 'documents.decide',
  summary: 'Whether the check digits of an MRZ that staff typed fit, and whether it says what the player entered',
  body: Type.Object({ playerId: PlayerId, documentId: Uuid, mrz: text(400) }),
  reply: Type.Object({
    format: Type.Enum(['TD1', 'TD2', 'TD3']),
    /** Empty when every digit fits. */
    wrongDigits: Type.Array(MrzDigit),
    fields: Type.Array(
      Type.Object({
        field: MrzField,
        /** `not-there`: the MRZ does not have it, or the player never said it. */
        result: Type.Enum(['equal', 'different', 'not-there']),
        /** As the MRZ has it; days as `YYYY-MM-DD`. */
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
