import { Type, type Static } from 'typebox'
import { CERTAINTIES } from '../shapes/certainties.ts'
import { defineCall } from '../call.ts'
import { aisgPackageList } from '../lists/aisg-packages.ts'
import { listQuery } from '../lists/list.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { Done, Instant, Language, page, text, Uuid } from '../shapes/fields.ts'
import { StatementRow } from '../shapes/statements.ts'
import { MONTH_STATES } from '../states/month-states.ts'
import { CHECKS_AGAIN, PACKAGE_STATES } from '../states/package-states.ts'

/**
 * Packages and statements for authorities. The specification has no such call; the duties are those of the reference
 * (market-and-law CZ-29 to CZ-35).
 */
const root = '/capi/BackOffice/v1/Authorities'
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

const PackageRow = Type.Object({
  packageId: Uuid,
  name: Type.String(),
  periodFrom: Instant,
  periodTo: Instant,
  version: Type.Integer(),
  state: Type.Enum([...PACKAGE_STATES]),
  isCurrent: Type.Boolean(),
  rowCount: Type.Integer(),
  remarkCount: Type.Integer(),
  differs: Type.Boolean(),
  /** Our check after an earlier package was corrected or refused, and when; null: there was none. */
  checkAgain: orNull(Type.Enum([...CHECKS_AGAIN])),
  checkedAgainAt: orNull(Instant),
  /** Past its deadline without a positive response; staff were notified. */
  isLate: Type.Boolean(),
  dueAt: Instant,
  madeAt: Instant,
  handedAt: orNull(Instant),
  answeredAt: orNull(Instant),
})
export type AuthorityPackage = Static<typeof PackageRow>

export const listPackages = defineCall({
  method: 'GET',
  path: `${root}/ListPackages`,
  audience: 'staff',
  permission: 'authorities.read',
  summary: 'Packages for the Czech supervision of gambling, one row for each version',
  query: Type.Object({ ...listQuery(aisgPackageList) }),
  reply: page(PackageRow),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

/** A finding of a validator: a line of a file for a wrong form, a key for wrong facts. */
const Finding = Type.Object({
  file: Type.String(),
  line: orNull(Type.Integer()),
  key: orNull(Type.String()),
  column: Type.String(),
  code: Type.String(),
  isFault: Type.Boolean(),
})

const Answer = Type.Object({
  at: Instant,
  source: Type.Enum(['own', 'authority']),
  confirmation: orNull(Type.String()),
  verdict: Type.Enum(['OK', 'ERR']),
  findings: Type.Array(Finding),
})

const Version = Type.Object({
  packageId: Uuid,
  version: Type.Integer(),
  state: Type.Enum([...PACKAGE_STATES]),
  madeAt: Instant,
  reason: orNull(Type.String()),
  askedByName: orNull(Type.String()),
  signedByName: orNull(Type.String()),
})

const PackageDetail = Type.Object({
  ...PackageRow.properties,
  formatVersion: Type.String(),
  contentHash: Type.String(),
  tries: Type.Integer(),
  /** Why the last attempt to hand it over failed. */
  problem: orNull(Type.String()),
  comparedAt: orNull(Instant),
  files: Type.Array(
    Type.Object({ name: Type.String(), rowCount: Type.Integer(), certainty: Type.Enum([...CERTAINTIES]) }),
  ),
  /** Newest first. */
  answers: Type.Array(Answer),
  /** All versions of the period, newest first. */
  versions: Type.Array(Version),
  /** A new version was requested and has not been made yet. */
  isCorrectionWaiting: Type.Boolean(),
})
export type AuthorityPackageDetail = Static<typeof PackageDetail>

export const getPackage = defineCall({
  method: 'GET',
  path: `${root}/GetPackage`,
  audience: 'staff',
  permission: 'authorities.read',
  summary: 'One package: its files, results of validators, and the other versions of its period',
  query: Type.Object({ packageId: Uuid }),
  reply: PackageDetail,
  refusals: ['ERR_PACKAGE_NOT_FOUND'],
})

export const getPackageFile = defineCall({
  method: 'GET',
  path: `${root}/GetPackageFile`,
  audience: 'staff',
  permission: 'authorities.read',
  summary: 'Header and first rows of a file of a package',
  query: Type.Object({ packageId: Uuid, name: text(60, 1) }),
  reply: Type.Object({
    headings: Type.Array(Type.String()),
    rows: Type.Array(Type.Array(Type.String())),
    rowCount: Type.Integer(),
  }),
  refusals: ['ERR_PACKAGE_NOT_FOUND'],
})

/** What a package is compared with: the version before it, or the present books. */
export const PACKAGE_COMPARISONS = ['version', 'books'] as const

const Difference = Type.Object({
  file: Type.String(),
  key: Type.String(),
  kind: Type.Enum(['added', 'removed', 'changed']),
  values: Type.Array(
    Type.Object({ column: Type.String(), before: orNull(Type.String()), after: orNull(Type.String()) }),
  ),
})
export type PackageDifference = Static<typeof Difference>

export const comparePackage = defineCall({
  method: 'GET',
  path: `${root}/ComparePackage`,
  audience: 'staff',
  permission: 'authorities.read',
  summary: 'Differences of a package from the version before it, or from the current books',
  query: Type.Object({ packageId: Uuid, with: Type.Enum([...PACKAGE_COMPARISONS]) }),
  reply: Type.Object({
    /** At most 200; `count` is the number of all. */
    differences: Type.Array(Difference),
    count: Type.Integer(),
    comparedAt: Instant,
  }),
  refusals: ['ERR_PACKAGE_NOT_FOUND'],
})

export const resendPackage = defineCall({
  method: 'POST',
  path: `${root}/ResendPackage`,
  audience: 'staff',
  permission: 'authorities.manage',
  summary: 'Hand the same package over again',
  body: Type.Object({ packageId: Uuid, explanation: text(2000, 20) }),
  reply: Done,
  refusals: ['ERR_PACKAGE_NOT_FOUND', 'ERR_PACKAGE_STATE'],
})

export const correctPackage = defineCall({
  method: 'POST',
  path: `${root}/CorrectPackage`,
  audience: 'staff',
  permission: 'authorities.manage',
  summary: 'Request a higher version of a period from the current books; later packages are validated again',
  body: Type.Object({
    packageId: Uuid,
    explanation: text(2000, 20),
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: Done,
  refusals: [...APPROVAL_REFUSALS, 'ERR_PACKAGE_NOT_FOUND', 'ERR_PACKAGE_STATE'],
})

const Named = { name: Type.String(), certainty: Type.Enum([...CERTAINTIES]) }

export const getFormat = defineCall({
  method: 'GET',
  path: `${root}/GetFormat`,
  audience: 'staff',
  permission: 'authorities.read',
  summary: 'The format of packages, with the certainty of each part',
  query: Type.Object({}),
  reply: Type.Object({
    version: Type.String(),
    /** Whether this market hands packages over at all. */
    isOn: Type.Boolean(),
    parts: Type.Array(Type.Object({ ...Named, value: Type.String() })),
    files: Type.Array(
      Type.Object({
        ...Named,
        source: Type.String(),
        isWritten: Type.Boolean(),
        columns: Type.Array(Type.Object({ ...Named, isUnchanging: Type.Boolean() })),
      }),
    ),
  }),
  refusals: [],
})

const Day = Type.String({ format: 'date', maxLength: 10 })

/**
 * `running`: the period is not over. `open`: some of its months are not closed. `ready`: to be approved. `changed`: the books
 * differ from the statement.
 */
export const STATEMENT_STATES = ['running', 'open', 'ready', 'approved', 'changed'] as const

const StatementVersion = Type.Object({
  statementId: Uuid,
  version: Type.Integer(),
  approvedAt: Instant,
  askedByName: Type.String(),
  signedByName: Type.String(),
  reason: Type.String(),
  hash: Type.String(),
})

const StatementPeriod = Type.Object({
  from: Day,
  to: Day,
  state: Type.Enum([...STATEMENT_STATES]),
  months: Type.Array(Type.Object({ month: Day, state: Type.Enum([...MONTH_STATES]) })),
  /** Newest first. */
  versions: Type.Array(StatementVersion),
})
export type StatementPeriod = Static<typeof StatementPeriod>

export const listStatements = defineCall({
  method: 'GET',
  path: `${root}/ListStatements`,
  audience: 'staff',
  permission: 'authorities.read',
  summary: 'Periods of the levies on play, newest first, with the approved statement of each',
  query: Type.Object({}),
  reply: Type.Object({ periods: Type.Array(StatementPeriod) }),
  refusals: [],
})

export const getStatement = defineCall({
  method: 'GET',
  path: `${root}/GetStatement`,
  audience: 'staff',
  permission: 'authorities.read',
  summary: 'The statement of a period by levy, type of games and game: as approved, or from the current books',
  query: Type.Object({ from: Day, statementId: Type.Optional(Uuid), lang: Type.Optional(Language) }),
  reply: Type.Object({ ...StatementPeriod.properties, rows: Type.Array(StatementRow), hash: Type.String() }),
  refusals: ['ERR_STATEMENT_NOT_FOUND'],
})
export type Statement = Static<typeof getStatement.reply>

export const approveStatement = defineCall({
  method: 'POST',
  path: `${root}/ApproveStatement`,
  audience: 'staff',
  permission: 'authorities.manage',
  summary: 'Approve the statement of a period with closed months that equal the books; always needs two people',
  body: Type.Object({ from: Day, explanation: text(2000, 20), acceptedWarnings: Type.Optional(AcceptedWarnings) }),
  reply: StatementPeriod,
  refusals: [
    ...APPROVAL_REFUSALS,
    'ERR_STATEMENT_NOT_FOUND',
    'ERR_STATEMENT_APPROVED',
    'ERR_STATEMENT_NOT_PROVED',
    'ERR_MONTH_STATE',
    'ERR_SECOND_PERSON_NEEDED',
  ],
})

export const getStatementFile = defineCall({
  method: 'GET',
  path: `${root}/GetStatementFile`,
  audience: 'staff',
  permission: 'authorities.read',
  summary: 'An approved statement as a file for a spreadsheet or as a document',
  query: Type.Object({ statementId: Uuid, form: Type.Enum(['csv', 'document']) }),
  reply: Type.Object({ name: Type.String(), mediaType: Type.String(), content: Type.String() }),
  refusals: ['ERR_STATEMENT_NOT_FOUND'],
})
