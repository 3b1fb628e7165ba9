import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Language } from '../shapes/fields.ts'
import { FileReply } from '../shapes/file-response.ts'

/** Documents that halls hand out or hang up, as PDF: the terms, plans of games, the licence. */
const root = '/capi/Internal/v1/StaticDocument'

/** The specification does not name them; these are the ones that both markets require to be displayed or handed out in a hall. */
export const STATIC_DOCUMENT_TYPES = [
  'Terms',
  'HallRules',
  'GamePlan',
  'PrivacyNotice',
  'ResponsibleGaming',
  'LicenceDecision',
  'PriceList',
] as const
const DocumentType = Type.Enum([...STATIC_DOCUMENT_TYPES])
const Version = Type.Integer({ minimum: 1, maximum: 100_000 })

/** A PDF without active content. Earlier versions stay and can be requested by their version. */
export const uploadDocument = defineCall({
  audience: 'internal',
  scope: 'content.save',
  method: 'POST',
  path: `${root}/Upload`,
  summary: 'Keep a document of the halls in one language',
  query: Type.Object({ documentType: DocumentType, language: Language }),
  body: Type.Unknown(),
  bodyKind: 'multipart',
  bodyBytesMax: 16 * 1024 * 1024,
  reply: Type.Object({ version: Version, bytes: Type.Integer(), sha256: Type.String() }),
  refusals: ['ERR_FILE_MISSING', 'ERR_FILE_TOO_LARGE', 'ERR_FILE_TYPE_NOT_ALLOWED'],
})

export const getDocumentTypes = defineCall({
  audience: 'internal',
  scope: 'content.read',
  method: 'GET',
  path: `${root}/GetTypeList`,
  summary: 'Types of documents, and in which languages each is there',
  reply: Type.Object({
    types: Type.Array(
      Type.Object({
        documentType: DocumentType,
        documents: Type.Array(
          Type.Object({ language: Language, version: Version, changedAt: Type.String(), sha256: Type.String() }),
        ),
      }),
    ),
  }),
  refusals: [],
})

/** The newest version, or the requested one. */
export const getDocument = defineCall({
  audience: 'internal',
  scope: 'content.read',
  method: 'GET',
  path: `${root}/Get`,
  summary: 'A document of the halls as PDF',
  query: Type.Object({ documentType: DocumentType, language: Language, version: Type.Optional(Version) }),
  reply: FileReply,
  replyKind: 'file',
  refusals: [],
})
