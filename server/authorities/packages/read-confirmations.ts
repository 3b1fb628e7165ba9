import { packageCan } from '#contract/states/package-states.ts'
import { openEnvelope } from '#exchange/aisg/envelope.ts'
import { readReports } from '#exchange/aisg/reports.ts'
import { newId, publish, type Transaction } from '#server/kernel/index.ts'
import type { PackageNeeds } from '../needs.ts'
import * as answers from './answers.queries.ts'
import type { Confirmation } from './handover.ts'
import { remarksOf } from './make-packages.ts'
import { lockPackageByName, markLaterToCheck, moveTo } from './packages.queries.ts'

const PAGES_AT_ONCE = 20

/**
 * Reads received confirmations, each once even if it is repeated. One that is not sealed by the authority, or is
 * invalid, changes no package: it is reported to staff and skipped.
 */
export async function readConfirmations(needs: PackageNeeds): Promise<number> {
  const { db, clock, target, handover } = needs
  let read = 0
  for (let pages = 0; pages < PAGES_AT_ONCE; pages += 1) {
    const cursor = (await answers.findCollection(db, target))?.cursor ?? null
    const collected = await handover.collect(cursor)
    if (!collected.ok) {
      await answers.saveCollection(db, target, { cursor, at: clock.now(), problem: collected.problem })
      return read
    }
    let problem: string | null = null
    for (const confirmation of collected.confirmations) {
      const wrong = await db.transaction((tx) => readConfirmation(needs, tx, confirmation))
      if (wrong !== undefined) needs.onProblem(wrong, { confirmation: confirmation.id })
      problem = wrong ?? problem
      read += wrong === undefined ? 1 : 0
    }
    await answers.saveCollection(db, target, { cursor: collected.next, at: clock.now(), problem })
    if (collected.confirmations.length === 0) return read
  }
  return read
}

/** Returns the problem of a confirmation, if any. */
async function readConfirmation(
  needs: PackageNeeds,
  tx: Transaction,
  { id, envelope }: Confirmation,
): Promise<string | undefined> {
  const { clock, target, keys } = needs
  const opened = openEnvelope(envelope, keys)
  if (!opened) return 'confirmation-not-sealed-by-the-authority'
  const validation = readReports(opened.files)
  if (!validation) return 'confirmation-unreadable'
  const of = await lockPackageByName(tx, target, opened.name)
  if (!of) return 'confirmation-of-an-unknown-package'
  const at = clock.now()
  const before = (await answers.listAnswers(tx, of.id)).find(({ source }) => source === 'authority')
  const isNew = await answers.insertAnswer(tx, {
    id: newId(at),
    packageId: of.id,
    source: 'authority',
    confirmation: id,
    receivedAt: at,
    validation,
  })
  if (!isNew) return undefined
  const isAccepted = validation.verdict === 'OK'
  if (!packageCan(isAccepted ? 'accept' : 'reject', of.state)) return undefined
  await answers.recordAnswer(tx, of.id, at, remarksOf(validation))
  const state = isAccepted ? 'accepted' : 'rejected'
  if (state === of.state) return undefined
  await moveTo(tx, of.id, state)
  // Later packages may refer to records of this one, which are now known or no longer known.
  // It may have been handed over again since it was refused.
  if (state === 'rejected' || before?.verdict === 'ERR') await markLaterToCheck(tx, target, of.periodFrom)
  if (state === 'rejected') {
    await publish(tx, 'authorities.package-refused', { packageId: of.id, name: of.name })
    await needs.notifyStaff(tx, { how: 'rejected', name: of.name })
    needs.onProblem('the authority refuses a package', { name: of.name })
  }
  return undefined
}
