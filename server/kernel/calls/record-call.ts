import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallDefinition } from '#contract/call.ts'
import type { AuditSubject, SubjectKind } from '#contract/shapes/audit.ts'
import type { CallActor, FinishCall } from './callers.ts'

const nothingToRecord: FinishCall = async () => {}

/**
 * Calls of staff, clients and partners are written to the audit log before they run: nothing is returned that could not
 * be recorded. Returns the function that adds the outcome.
 */
export async function recordCall(
  app: FastifyInstance,
  call: CallDefinition,
  request: FastifyRequest,
): Promise<FinishCall> {
  const actor = isAudited(call) ? actorOf(call, request) : undefined
  if (!actor) return nothingToRecord
  const fields = { ...asFields(request.query), ...asFields(request.params), ...asFields(request.body) }
  const sent = subjectOf(fields)
  request.auditSubjects = sent ? [sent] : []
  return app.guards.recordCall({
    actor,
    action: call.path,
    playerId: typeof fields['playerId'] === 'number' ? fields['playerId'] : null,
    reason: textOf(fields['reason'] ?? fields['purpose']),
    explanation: textOf(fields['explanation']),
    subject: sent?.id ?? null,
    source: request.ip,
    requestId: request.id,
  })
}

/**
 * Whether a call is recorded: everything for which staff need a permission or which they change, all calls of clients,
 * callbacks of partners.
 */
export function isAudited({ audience, permission, method, isUnaudited, ...call }: CallDefinition): boolean {
  if (isUnaudited) return false
  if (call.isAudited) return true
  if (audience === 'staff') return permission !== undefined || method !== 'GET'
  return audience === 'internal' || audience === 'kiosk' || audience === 'provider'
}

/** Who makes a recorded call. A partner is identified by the agreed path until its signature is checked. */
export function actorOf({ audience, path }: CallDefinition, { caller, params }: FastifyRequest): CallActor | undefined {
  if (audience === 'provider') {
    const { partner } = asFields(params)
    const name = typeof partner === 'string' ? partner : (path.split('/').at(-1) ?? path)
    return { kind: 'partner', id: name, name, sessionId: null }
  }
  if (caller?.kind === 'staff')
    return { kind: 'staff', id: String(caller.userId), name: caller.name, sessionId: caller.sessionId }
  if (caller?.kind === 'internal' || caller?.kind === 'kiosk')
    return { kind: 'client', id: caller.clientId, name: caller.name, sessionId: null }
  return undefined
}

/** Which field of an input names the subject of the call; the first one present counts. */
const SUBJECT_FIELDS: readonly (readonly [string, SubjectKind])[] = [
  ['approvalId', 'approval'],
  ['alertId', 'risk-alert'],
  ['caseId', 'risk-case'],
  ['ticketId', 'ticket'],
  ['templateId', 'template'],
  ['noteId', 'other'],
  ['deskId', 'cash-desk'],
  ['shiftId', 'cash-desk'],
  ['movementId', 'cash-desk'],
  ['roundId', 'round'],
  ['sessionId', 'session'],
  ['paymentId', 'payment'],
  ['withdrawalIds', 'payment'],
  ['documentId', 'document'],
  ['scanId', 'document'],
  ['publicationId', 'content'],
  ['contentId', 'content'],
  ['itemId', 'bank-item'],
  ['cardId', 'card'],
  ['bonusId', 'bonus'],
  ['campaignId', 'campaign'],
  ['triggerId', 'trigger'],
  ['month', 'month'],
  ['packageId', 'authority-package'],
  ['statementId', 'statement'],
  ['definitionId', 'event-definition'],
  ['relationId', 'bonus'],
  ['awardId', 'bonus'],
  ['poolId', 'jackpot'],
  ['shutdownId', 'shutdown'],
  ['clientId', 'client'],
  ['roleKey', 'role'],
  ['userId', 'staff'],
  ['terminalId', 'terminal'],
  ['venueId', 'venue'],
  ['kioskId', 'kiosk'],
  ['text', 'search'],
  ['gameKey', 'game'],
  ['tagKey', 'tag'],
  ['gameKeys', 'game'],
  ['id', 'other'],
]

function subjectOf(fields: Readonly<Record<string, unknown>>): AuditSubject | undefined {
  for (const [field, kind] of SUBJECT_FIELDS) {
    const value = kind === 'search' ? withoutPerson(fields[field]) : fields[field]
    const id = Array.isArray(value) ? value.join(' ') : typeof value === 'number' ? String(value) : textOf(value)
    // The database does not accept half of a surrogate pair.
    if (id) return { kind, id: id.toWellFormed() }
  }
  return undefined
}

function asFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** The number of a document, a card or an account: letters and digits in one word. */
const isMark = (word: string): boolean => /\p{L}/u.test(word) && /(?:\D*\d){5}/.test(word)
/** The same with a space after the letters: "AB 123456". */
const SPACED_MARK = /(?<![\p{L}\d])\p{L}{1,3}\s\d{5,}/gu
/** Too long for a player's number; or in groups, as phones, cards and accounts are written. */
const LONG_NUMBER = /\d{7,}|\d{1,6}(?:[\s()./-]+\d{2,4}(?!\d)){2,}/g

/**
 * The audit log is never erased, so of a searched text it keeps only the first letter of each word, the domain of an
 * e-mail address, and the last digits of a number that is too long to be a player's. The number of a movement is no
 * personal data.
 */
function withoutPerson(searched: unknown): unknown {
  if (typeof searched !== 'string' || UUID.test(searched.trim())) return searched
  return searched
    .replaceAll(SPACED_MARK, (mark) => `${mark.slice(0, 1)}…${mark.slice(-3)}`)
    .replaceAll(/\S+/g, cutMark)
    .replaceAll(/([^\s@])[^\s@]*@/g, '$1…@')
    .replaceAll(/(?<![\p{L}@.…])(\p{L})[\p{L}\p{M}'’]+(?![^\s]*@)/gu, '$1…')
    .replaceAll(LONG_NUMBER, (digits) => `…${digits.slice(-3)}`)
    .replaceAll(/…(?:\s*…)+/g, '…')
}

/** Of an e-mail address the part before its last "@" is shortened on its own. */
function cutMark(word: string): string {
  const begins = word.lastIndexOf('@') + 1
  const mark = word.slice(begins)
  return isMark(mark) ? `${word.slice(0, begins)}${mark.slice(0, 1)}…${mark.slice(-3)}` : word
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
