import { createHash } from 'node:crypto'
import { sealEnvelope } from '#exchange/aisg/envelope.ts'
import { AISG_FORMAT, packageName } from '#exchange/aisg/format.ts'
import { readCells, type AisgFiles } from '#exchange/aisg/records.ts'
import type { Validation } from '#exchange/aisg/reports.ts'
import { recordsGiven } from '#exchange/aisg/validate-database.ts'
import { newId, publish, type Transaction } from '#server/kernel/index.ts'
import { findFirstRegistration } from '#server/players/index.ts'
import { countBooks, isCountedTo } from '#server/reporting/index.ts'
import type { PackageNeeds } from '../needs.ts'
import { insertAnswer } from './answers.queries.ts'
import { collectFiles } from './collect-records.ts'
import { finishCorrection, takeCorrection } from './corrections.queries.ts'
import { judgeFiles } from './judge-package.ts'
import * as queries from './packages.queries.ts'
import { packagePeriodOf } from './periods.ts'
import { insertRecords } from './records.queries.ts'

/** A movement may be committed a little after the moment that it carries. */
const SETTLED_AFTER_MS = 120_000
const HOUR_MS = 3_600_000
/** Packages of one beat: a worker that is told to stop is done soon. */
const AT_ONCE = 30

/** Makes the packages of periods that are over, and corrections that were asked for, one transaction each. Gives how many were made. */
export async function makePackages(needs: PackageNeeds): Promise<number> {
  if (!needs.hasPackages) return 0
  await countBooks(needs)
  let made = 0
  while (made < AT_ONCE && (await needs.db.transaction((tx) => makeNext(needs, tx)))) made += 1
  return made
}

async function makeNext(needs: PackageNeeds, tx: Transaction): Promise<boolean> {
  const { target, clock } = needs
  await queries.lockMaking(tx, target)
  const correction = await takeCorrection(tx, target)
  if (correction) {
    const { id: correctionId, periodFrom: from, periodTo: to, packageId, version } = correction
    await queries.moveTo(tx, packageId, 'replaced')
    await makePackage(needs, tx, { from, to, version: version + 1, correctionId })
    await finishCorrection(tx, correctionId, clock.now())
    await queries.markLaterToCheck(tx, target, from)
    return true
  }
  const period = await nextPeriod(needs, tx)
  if (!period || period.endsAt.getTime() + SETTLED_AFTER_MS > clock.now().getTime()) return false
  if (!(await isCountedTo(tx, period.endsAt))) return false
  await makePackage(needs, tx, { from: period.startsAt, to: period.endsAt, version: 1, correctionId: null })
  return true
}

/** The period after the last one that has a package; at first that of the brand's first account. */
async function nextPeriod({ target, timeZone }: PackageNeeds, tx: Transaction) {
  const last = await queries.findLastEnd(tx, target)
  const first = last ?? (await findFirstRegistration(tx, target))
  return first && packagePeriodOf(timeZone, first)
}

type Made = { readonly from: Date; readonly to: Date; readonly version: number; readonly correctionId: string | null }

async function makePackage(needs: PackageNeeds, tx: Transaction, { from, to, version, correctionId }: Made) {
  const { target, clock, operator, keys } = needs
  const now = clock.now()
  const id = newId(now)
  const name = packageName(operator.number, from.toISOString(), version)
  const files = await collectFiles(tx, needs, { from, to })
  const rows = [...files].map(([file, content]) => ({ name: file, content, rowCount: countRows(content) }))
  const validation = await judgeFiles(tx, needs, { from, to, files })
  await queries.insertPackage(tx, {
    id,
    target,
    name,
    periodFrom: from,
    periodTo: to,
    version,
    formatVersion: AISG_FORMAT.version,
    state: validation.verdict === 'OK' ? 'ready' : 'held',
    madeAt: now,
    rowCount: rows.reduce((sum, { rowCount }) => sum + rowCount, 0),
    contentHash: hashOfFiles(files),
    sealed: sealEnvelope(name, files, keys),
    correctionId,
    dueAt: new Date(to.getTime() + AISG_FORMAT.answerDueHours.hours * HOUR_MS),
    remarkCount: remarksOf(validation),
  })
  await queries.insertFiles(tx, id, rows)
  await insertRecords(tx, id, recordsGiven(files))
  await insertAnswer(tx, {
    id: newId(now),
    packageId: id,
    source: 'own',
    confirmation: null,
    receivedAt: now,
    validation,
  })
  if (validation.verdict === 'ERR') {
    await publish(tx, 'authorities.package-refused', { packageId: id, name })
    await needs.notifyStaff(tx, { how: 'held', name })
    needs.onProblem('our own check refuses a package', { name, findings: validation.findings.length })
  }
}

/** Of the files as they are written: equal facts have equal hashes. */
export function hashOfFiles(files: AisgFiles): string {
  const hash = createHash('sha256')
  for (const [name, content] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${name}\n${content.length}\n${content}`)
  return hash.digest('hex')
}

/** Findings that leave a package accepted. */
export const remarksOf = ({ findings }: Validation): number => findings.filter(({ isFault }) => !isFault).length

const countRows = (content: string): number => Math.max((readCells(content)?.length ?? 0) - 1, 0)
