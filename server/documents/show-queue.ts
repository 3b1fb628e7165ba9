import { dayOf } from '#contract/states/calendar.ts'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { waitingDocumentList } from '#contract/lists/waiting-documents.ts'
import * as staff from '#contract/play-v1/staff-documents.ts'
import {
  makeWholeList,
  refuse as refuseByCode,
  type Input,
  type StaffCaller,
  type Refuse,
} from '#server/kernel/index.ts'
import { ageYears, findPlayerById } from '#server/players/index.ts'
import { findDocument, findMoves } from './documents.queries.ts'
import { openNumber } from './enter-document.ts'
import { findSignals } from './find-signals.ts'
import { listBankAccounts } from './kyc/bank-accounts.ts'
import { findVerifications } from './kyc/kyc.queries.ts'
import { showCheck } from './kyc/show-check.ts'
import { linkTo, listDocuments, listScans, readIdentityStatus } from './list-documents.ts'
import type { DocumentNeeds } from './needs.ts'
import { countWaiting, findWaiting, type QueueRow } from './queue.queries.ts'
import { findScan, findScansOfDocuments } from './scans.queries.ts'
import { showDocument, showMove, showScan } from './show-document.ts'
import { rejectTexts } from './texts/reject-texts.ts'

const refuse: Refuse<typeof staff.getItem> = refuseByCode

/** Goal for the time until a decision. Our own, not from the law. */
const GOAL_HOURS = 4

type QueueNeeds = Pick<DocumentNeeds, 'db' | 'target' | 'otherWaiting'>

/** What waits for staff, as a list of the back office. */
export const waitingListed = ({ db, target, otherWaiting }: QueueNeeds) =>
  makeWholeList({
    list: waitingDocumentList,
    call: staff.listWaiting,
    keyOf: ({ itemId }) => itemId,
    read: async (_question, _reader, most) =>
      [...(await findWaiting(db, target, most)), ...(await otherWaiting.find(db, most))].map(showQueueItem),
  })

/** A page of the queue, with how much waits in all and since when. */
export async function listWaiting(
  needs: QueueNeeds,
  { query, caller }: Pick<Input<typeof staff.listWaiting>, 'query' | 'caller'>,
): Promise<ReplyOf<typeof staff.listWaiting>> {
  const { db, target, otherWaiting } = needs
  const counts = [await countWaiting(db, target), await otherWaiting.count(db)]
  const oldest = counts.flatMap(({ oldestAt }) => (oldestAt ? [oldestAt.toISOString()] : [])).toSorted()
  return {
    ...(await waitingListed(needs).page(query, caller)),
    count: counts.reduce((sum, { count }) => sum + count, 0),
    oldestAt: oldest[0] ?? null,
    goalHours: GOAL_HOURS,
  }
}

/** Everything that is needed to decide one item. */
export async function showItem(
  needs: DocumentNeeds,
  caller: StaffCaller,
  { playerId, itemId }: QueryOf<typeof staff.getItem>,
): Promise<ReplyOf<typeof staff.getItem>> {
  const { db, target, clock, market } = needs
  const player = await findPlayerById(db, target, playerId)
  const document = await findDocument(db, target, playerId, itemId)
  const alone = document ? undefined : await findScan(db, target, playerId, itemId)
  if (!player || (!document && (!alone || alone.documentId !== null))) return refuse('ERR_DOCUMENT_NOT_FOUND')
  const scans = document ? await findScansOfDocuments(db, [document.id]) : alone ? [alone] : []
  const moves = await findMoves(db, itemId)
  const viewer = { kind: 'staff', id: String(caller.userId) } as const
  const item = document ?? alone
  if (!item) return refuse('ERR_DOCUMENT_NOT_FOUND')
  return {
    item: showQueueItem({
      itemId,
      item: document ? 'document' : 'scan',
      playerId,
      kind: item.kind,
      waitingSince: item.waitingSince ?? moves.at(-1)?.movedAt ?? clock.now(),
      isAgain: moves.some(({ toState }) => toState === 'rejected'),
    }),
    state: item.state,
    document: document ? { ...showDocument(document, scans), number: openNumber(needs, document) } : null,
    scans: scans.map((scan) => ({ scan: showScan(scan), image: linkTo(needs, scan, viewer) })),
    bankAccounts: item.kind === 'ProofOfAccount' ? (await listBankAccounts(needs, playerId)).accounts : [],
    signals: await findSignals(needs, db, { player, document, scans }),
    person: {
      firstName: player.firstName,
      surname: player.surname,
      birthDate: player.birthDate,
      ageYears: ageYears(player.birthDate, dayOf(market.timeZone, clock.now())),
      language: player.language,
    },
    moves: moves.map((move) => ({ ...showMove(move), userName: move.userName, explanation: move.explanation })),
    templates: Object.entries(rejectTexts[player.language]).map(([reason, text]) => ({
      reason: reason as keyof (typeof rejectTexts)['cs'],
      text,
    })),
  }
}

/** Documents, papers and checks of one player, covered. */
export async function listOfPlayer(
  needs: Pick<DocumentNeeds, 'db' | 'target' | 'clock' | 'market'>,
  playerId: number,
): Promise<ReplyOf<typeof staff.listOfPlayer>> {
  const { isVerified } = await readIdentityStatus(needs, needs.db, playerId)
  const checks = await findVerifications(needs.db, needs.target, playerId)
  return {
    isVerified,
    ...(await listDocuments(needs, playerId)),
    ...(await listScans(needs, playerId, { onlyAlone: true })),
    checks: checks.map(showCheck),
  }
}

function showQueueItem(row: QueueRow): ReplyOf<typeof staff.listWaiting>['rows'][number] {
  const { itemId, item, playerId, kind, waitingSince, isAgain } = row
  return { itemId, item, playerId, kind, waitingSince: waitingSince.toISOString(), isAgain }
}
