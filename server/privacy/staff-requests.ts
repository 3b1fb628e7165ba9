import type { ReplyOf } from '#contract/call.ts'
import { privacyRequestList } from '#contract/lists/privacy-requests.ts'
import * as calls from '#contract/play-v1/privacy.ts'
import { idOfCursor, makeWalkedList, pageOf, type Input } from '#server/kernel/index.ts'
import { sentenceIn, type LawLanguage } from '#server/law/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { readHeld } from './held-data.ts'
import type { PrivacyNeeds } from './needs.ts'
import { planErasure } from './plan-erasure.ts'
import {
  findHold,
  findOpenings,
  findRequest,
  insertOpening,
  listRequests,
  type HoldRow,
  type RequestRow,
} from './privacy.queries.ts'

type Shown = ReplyOf<typeof calls.listPrivacyRequests>['rows'][number]

/** What people asked for, as a list of the back office: in the order in which they did. */
export const requestsListed = ({ db, clock, target }: Pick<PrivacyNeeds, 'db' | 'clock' | 'target'>) =>
  makeWalkedList({
    list: privacyRequestList,
    call: calls.listPrivacyRequests,
    read: async ({ kind = null, isOpen, cursor }, _reader, limit) => {
      const rows = await listRequests(db, {
        target,
        before: idOfCursor(cursor),
        limit: limit + 1,
        kind,
        isOpen: isOpen === undefined ? null : isOpen === 'true',
      })
      const page = pageOf(rows, limit, ({ id }) => id)
      return { ...page, rows: page.rows.map((row) => showRow(row, clock.now())) }
    },
  })

/** One request, with what an erasure did or will do, what is held, and accesses to it. */
export async function showPrivacyRequest(
  needs: PrivacyNeeds,
  { query, refuse, concerns }: Pick<Input<typeof calls.getPrivacyRequest>, 'query' | 'refuse' | 'concerns'>,
): Promise<ReplyOf<typeof calls.getPrivacyRequest>> {
  const { db, clock, target } = needs
  const request = await findRequest(db, target, query.requestId)
  if (!request) return refuse('ERR_REQUEST_NOT_FOUND')
  concerns(request.playerId)
  const player = await findPlayerById(db, target, request.playerId)
  const hold = await findHold(db, request.id)
  const isErasure = request.kind === 'erasure' && player?.closedAt
  return {
    ...showRow(request, clock.now()),
    explanation: request.explanation,
    userName: request.userName,
    plan: isErasure
      ? await planErasure(needs, db, { playerId: player.id, closedAt: player.closedAt, language: query.lang })
      : null,
    hold: hold ? showHold(hold, query.lang) : null,
    openings: (await findOpenings(db, request.id)).map((row) => ({ ...row, openedAt: row.openedAt.toISOString() })),
  }
}

/** Opens held data. The purpose is in the audit log before this runs, and stored with the box afterwards. */
export async function openHeldData(
  needs: PrivacyNeeds,
  { body, caller, refuse, concerns }: Pick<Input<typeof calls.openHeldData>, 'body' | 'caller' | 'refuse' | 'concerns'>,
): Promise<ReplyOf<typeof calls.openHeldData>> {
  const { db, clock, target } = needs
  const request = await findRequest(db, target, body.requestId)
  const hold = request && (await findHold(db, request.id))
  if (!request || !hold) return refuse('ERR_REQUEST_NOT_FOUND')
  concerns(request.playerId)
  const parts = await readHeld(needs, hold)
  if (!parts) return refuse('ERR_HELD_DATA_GONE')
  await insertOpening(db, request.id, {
    what: 'held',
    openedBy: caller.name,
    purpose: body.explanation,
    openedAt: clock.now(),
  })
  return { parts }
}

function showRow(row: RequestRow, now: Date): Shown {
  const isOpen = row.state === 'asked' || row.state === 'begun'
  return {
    requestId: row.id,
    playerId: row.playerId,
    kind: row.kind,
    state: row.state,
    askedBy: row.askedBy,
    askedAt: row.askedAt.toISOString(),
    answerBy: row.answerBy.toISOString(),
    // An erasure that has begun counts as answered: the rest waits for a rule.
    isLate: row.state === 'asked' && row.answerBy <= now,
    changedAt: row.changedAt.toISOString(),
    waitsFor: isOpen ? row.waitsFor : null,
    waitsUntil: isOpen ? (row.waitsUntil?.toISOString() ?? null) : null,
  }
}

function showHold({ ruleId, source, parts, heldFrom, heldUntil, destroyedAt }: HoldRow, language: LawLanguage = 'en') {
  return {
    ruleId,
    source: sentenceIn(language, source),
    parts,
    heldFrom: heldFrom.toISOString(),
    until: heldUntil.toISOString(),
    destroyedAt: destroyedAt?.toISOString() ?? null,
  }
}
