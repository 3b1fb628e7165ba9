import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/authorities.ts'
import { fileFormat } from '#exchange/aisg/format.ts'
import { readCells } from '#exchange/aisg/records.ts'
import type { Input } from '#server/kernel/index.ts'
import type { AuthorityNeeds } from '../needs.ts'
import { listAnswers, type AnswerRow } from './answers.queries.ts'
import { isCorrectionWaiting } from './corrections.queries.ts'
import { findPackage, listFiles, listVersions, type PackageRow } from './packages.queries.ts'

const ROWS_SHOWN = 500

/** A package as a row of lists. */
export function showRow(row: PackageRow): calls.AuthorityPackage {
  const { id, name, periodFrom, periodTo, version, state, isCurrent, rowCount, remarkCount, differs } = row
  return {
    packageId: id,
    name,
    periodFrom: periodFrom.toISOString(),
    periodTo: periodTo.toISOString(),
    version,
    state,
    isCurrent,
    rowCount,
    remarkCount,
    differs,
    checkAgain: row.checkAgain,
    checkedAgainAt: row.checkedAgainAt?.toISOString() ?? null,
    isLate: row.lateToldAt !== null && isCurrent && state !== 'accepted',
    dueAt: row.dueAt.toISOString(),
    madeAt: row.madeAt.toISOString(),
    handedAt: row.handedAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }
}

export async function getPackage(
  { db, target }: AuthorityNeeds,
  { query: { packageId }, refuse }: Input<typeof calls.getPackage>,
): Promise<ReplyOf<typeof calls.getPackage>> {
  const row = await findPackage(db, target, packageId)
  if (!row) return refuse('ERR_PACKAGE_NOT_FOUND')
  const files = await listFiles(db, row.id)
  const versions = await listVersions(db, target, row.periodFrom)
  return {
    ...showRow(row),
    formatVersion: row.formatVersion,
    contentHash: row.contentHash,
    tries: row.tries,
    problem: row.problem,
    comparedAt: row.comparedAt?.toISOString() ?? null,
    files: files.map(({ name, rowCount }) => ({ name, rowCount, certainty: fileFormat(name)?.certainty ?? 'assumed' })),
    answers: (await listAnswers(db, row.id)).map(showAnswer),
    versions: versions.map(({ id, madeAt, ...version }) => ({
      packageId: id,
      madeAt: madeAt.toISOString(),
      ...version,
    })),
    isCorrectionWaiting: await isCorrectionWaiting(db, row.id),
  }
}

function showAnswer({ receivedAt, source, confirmation, verdict, faults, findings }: AnswerRow) {
  return {
    at: receivedAt.toISOString(),
    source,
    confirmation,
    verdict,
    findings: [
      ...faults.map((fault) => ({ ...fault, key: null, isFault: true })),
      ...findings.map((finding) => ({ ...finding, line: null })),
    ].slice(0, ROWS_SHOWN),
  }
}

export async function getPackageFile(
  { db, target }: AuthorityNeeds,
  { query: { packageId, name }, refuse }: Input<typeof calls.getPackageFile>,
): Promise<ReplyOf<typeof calls.getPackageFile>> {
  const row = await findPackage(db, target, packageId)
  const file = row && (await listFiles(db, row.id)).find((one) => one.name === name)
  if (!file) return refuse('ERR_PACKAGE_NOT_FOUND')
  const [headings = [], ...rows] = readCells(file.content) ?? []
  return { headings, rows: rows.slice(0, ROWS_SHOWN), rowCount: file.rowCount }
}
