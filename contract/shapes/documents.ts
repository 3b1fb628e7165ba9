import { Type } from 'typebox'
import { Instant, PlayerId, text, Uuid } from './fields.ts'
import {
  DOCUMENT_KINDS,
  DOCUMENT_SIGNALS,
  DOCUMENT_STATES,
  REJECT_REASONS,
  SCAN_KINDS,
} from '../states/document-states.ts'
import { KYC_METHODS } from '../states/kyc-states.ts'

export const DocumentState = Type.Enum([...DOCUMENT_STATES])
export const DocumentKind = Type.Enum([...DOCUMENT_KINDS])
export const ScanKind = Type.Enum([...SCAN_KINDS])
export const RejectReason = Type.Enum([...REJECT_REASONS])
export const DocumentSignal = Type.Enum([...DOCUMENT_SIGNALS])

/** ISO 3166-1 alpha-3. */
export const Country = Type.String({ pattern: '^[A-Z]{3}$', minLength: 3, maxLength: 3 })
export const Day = Type.String({ format: 'date', maxLength: 10 })
/** As printed; blanks and dashes are ignored. */
export const DocumentNumber = Type.String({ minLength: 5, maxLength: 30, pattern: '^[A-Za-z0-9 -]+$' })

/** Why something was rejected, with the message to the player, in the player's language. */
export const Rejection = Type.Object({ reason: RejectReason, message: Type.String() })

/** One picture or paper for its player. */
export const DocumentScan = Type.Object({
  scanId: Uuid,
  documentId: Type.Union([Uuid, Type.Null()]),
  kind: ScanKind,
  state: DocumentState,
  contentType: Type.String(),
  bytes: Type.Integer(),
  uploadedAt: Instant,
  rejection: Type.Union([Rejection, Type.Null()]),
})

/** One identity document for its player; the number is masked except for its last three characters. */
export const IdentityDocument = Type.Object({
  documentId: Uuid,
  kind: DocumentKind,
  variant: Type.Union([Type.Literal('primary'), Type.Literal('secondary')]),
  country: Country,
  numberHint: Type.String(),
  /** Last day of validity; null without one. */
  expiresOn: Type.Union([Day, Type.Null()]),
  state: DocumentState,
  rejection: Type.Union([Rejection, Type.Null()]),
  /** Sides to be sent before staff can review it. */
  missingSides: Type.Array(ScanKind),
  scans: Type.Array(DocumentScan),
  createdAt: Instant,
  changedAt: Instant,
})

/** Documents of one variant: the kinds that count, and whether one is approved and valid today. */
export const DocumentDemand = Type.Object({
  variant: Type.Union([Type.Literal('primary'), Type.Literal('secondary')]),
  kinds: Type.Array(DocumentKind),
  kindsOfForeigners: Type.Array(DocumentKind),
  isMet: Type.Boolean(),
})

export const IdentityStatus = Type.Object({
  /** By a partner, or by documents of every variant that the market requires. */
  isVerified: Type.Boolean(),
  verifiedBy: Type.Union([Type.Literal('documents'), Type.Enum([...KYC_METHODS]), Type.Null()]),
  demands: Type.Array(DocumentDemand),
})

/** A link to one picture: valid for this viewer and until `expiresAt`; each opening is recorded. */
export const ImageLink = Type.Object({ url: Type.String(), contentType: Type.String(), expiresAt: Instant })

/** A move: who, when, why. */
export const DocumentMoveRow = Type.Object({
  from: Type.Union([DocumentState, Type.Null()]),
  to: DocumentState,
  by: Type.Enum(['player', 'staff', 'clock', 'client']),
  rejection: Type.Union([Rejection, Type.Null()]),
  at: Instant,
})

/** Input of a decision of staff besides the id: the player, and the reason. */
export const explanation = text(2000)
export const message = text(1000, 10)
export const OfPlayer = { playerId: PlayerId }

export const FILE_REFUSALS = [
  'ERR_FILE_MISSING',
  'ERR_FILE_TOO_LARGE',
  'ERR_FILE_DAMAGED',
  'ERR_SCAN_TYPE_NOT_ALLOWED',
  'ERR_SCAN_TOO_SMALL',
] as const
