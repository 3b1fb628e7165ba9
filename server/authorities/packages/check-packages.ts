import { packageCan } from '#contract/states/package-states.ts'
import { newId, publish, type Transaction } from '#server/kernel/index.ts'
import type { PackageNeeds } from '../needs.ts'
import { insertAnswer, listAnswers } from './answers.queries.ts'
import { collectFiles } from './collect-records.ts'
import { judgeFiles } from './judge-package.ts'
import { hashOfFiles } from './make-packages.ts'
import { listFiles, moveTo } from './packages.queries.ts'
import * as work from './work.queries.ts'

const AT_ONCE = 200
const DAY_MS = 86_400_000
const COMPARED_DAYS = 31

/** Validates again the packages that follow a corrected or refused one (CZ-34). Returns their number. */
export async function checkLaterPackages(needs: PackageNeeds): Promise<number> {
  let checked = 0
  while (checked < AT_ONCE && (await needs.db.transaction((tx) => checkNext(needs, tx)))) checked += 1
  return checked
}

async function checkNext(needs: PackageNeeds, tx: Transaction): Promise<boolean> {
  const { target, clock } = needs
  const taken = await work.takeToCheck(tx, target)
  if (!taken) return false
  const { id, name, periodFrom: from, periodTo: to, state } = taken
  const files = new Map((await listFiles(tx, id)).map((file) => [file.name, file.content]))
  const validation = await judgeFiles(tx, needs, { from, to, files })
  const now = clock.now()
  await work.recordChecked(tx, id, { at: now, isRefused: validation.verdict === 'ERR' })
  const last = (await listAnswers(tx, id)).find(({ source }) => source === 'own')
  if (last?.verdict === validation.verdict) return true
  await insertAnswer(tx, {
    id: newId(now),
    packageId: id,
    source: 'own',
    confirmation: null,
    receivedAt: now,
    validation,
  })
  if (validation.verdict === 'OK') {
    if (packageCan('free', state)) await work.recordResend(tx, id, now)
    return true
  }
  if (packageCan('hold', state)) await moveTo(tx, id, 'held')
  await publish(tx, 'authorities.package-refused', { packageId: id, name })
  // What was handed over cannot be held any more.
  const isHeld = state === 'held' || packageCan('hold', state)
  await needs.notifyStaff(tx, { how: isHeld ? 'held' : 'refused-again', name })
  needs.onProblem('our own check refuses a package now', { name })
  return true
}

/** Informs staff once about each package without a good response in time. */
export async function reportLatePackages(needs: PackageNeeds): Promise<number> {
  const { db, clock, target } = needs
  return db.transaction(async (tx) => {
    const late = await work.takeLate(tx, target, clock.now())
    for (const { id: packageId, name } of late) {
      await publish(tx, 'authorities.package-late', { packageId, name })
      await needs.notifyStaff(tx, { how: 'late', name })
      needs.onProblem('a package is late', { name })
    }
    return late.length
  })
}

/**
 * Recomputes the packages of the last month in memory and compares them; returns the names of those that differ from
 * the books.
 */
export async function comparePackages(needs: PackageNeeds): Promise<string[]> {
  const { db, clock, target } = needs
  const differing: string[] = []
  const since = new Date(clock.now().getTime() - COMPARED_DAYS * DAY_MS)
  for (const { id, name, periodFrom, periodTo, contentHash } of await work.listToCompare(db, target, since)) {
    const files = await collectFiles(db, needs, { from: periodFrom, to: periodTo })
    const differs = hashOfFiles(files) !== contentHash
    await work.recordCompared(db, id, clock.now(), differs)
    if (differs) differing.push(name)
  }
  return differing
}
