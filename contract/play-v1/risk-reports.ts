import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { Instant, text, Uuid } from '../shapes/fields.ts'
import { RiskCase } from '../shapes/risk.ts'
import { looks, ofCase, root, uncoveredForWork, works } from '../shapes/risk-calls.ts'

// Reports of a case to the authority of the market. Always two people.

/** The second person reads the report in the request and approves it; they sign the case's version and the content as requested. */
export const reportCase = defineCall({
  ...works,
  ...uncoveredForWork,
  permission: 'risk.report',
  path: `${root}/ReportCase`,
  summary: 'Make the report of a case to the authority; another person approves it before it stands',
  body: Type.Object({
    ...ofCase,
    words: text(8000, 40),
    explanation: text(2000, 20),
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: RiskCase,
  refusals: [
    'ERR_CASE_NOT_FOUND',
    'ERR_CASE_STATE',
    'ERR_STATE_CHANGED',
    'ERR_SECOND_PERSON_NEEDED',
    ...APPROVAL_REFUSALS,
  ],
})

/** Generated from the case for reports older than the documents; also needs the permission to uncover people (`players.reveal`). */
export const getReport = defineCall({
  ...looks,
  permission: 'risk.report',
  path: `${root}/GetReport`,
  summary:
    'A report without a document as XML. The schema of the authority is not known to us: the names in it are ours',
  query: Type.Object({ caseId: Uuid, reportId: Uuid }),
  reply: Type.Object({ name: Type.String(), xml: Type.String() }),
  refusals: ['ERR_CASE_NOT_FOUND', 'ERR_REPORT_IS_DOCUMENT'],
})

/** It has the person uncovered, so it also needs the permission to uncover people (`players.reveal`). */
export const getReportFile = defineCall({
  ...looks,
  permission: 'risk.report',
  path: `${root}/GetReportFile`,
  summary:
    'A link to the document of a report for the authority, for a minute, with the hash of what two people signed',
  query: Type.Object({ caseId: Uuid, reportId: Uuid }),
  reply: Type.Object({ url: Type.String(), sha256: Type.String(), expiresAt: Instant }),
  refusals: ['ERR_CASE_NOT_FOUND', 'ERR_REPORT_FILE_LOST'],
})
