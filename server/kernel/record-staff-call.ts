import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallDefinition } from '#contract/call.ts'
import type { FinishStaffCall } from './callers.ts'

const nothingToRecord = async () => {}

/**
 * Every staff call that needs a permission is in the audit log before it runs: an answer that could not be recorded is
 * not given. Gives the function that adds the outcome.
 */
export async function recordStaffCall(
  app: FastifyInstance,
  call: CallDefinition,
  request: FastifyRequest,
): Promise<FinishStaffCall> {
  const { caller } = request
  if (caller?.kind !== 'staff' || call.audience !== 'staff' || call.permission === undefined) return nothingToRecord
  const fields = { ...asFields(request.query), ...asFields(request.body) }
  return app.guards.recordStaffCall({
    caller,
    action: call.path,
    playerId: typeof fields['playerId'] === 'number' ? fields['playerId'] : null,
    reason: textOf(fields['reason'] ?? fields['purpose']),
    explanation: textOf(fields['explanation']),
    subject: textOf(
      fields['roundId'] ??
        fields['sessionId'] ??
        fields['paymentId'] ??
        fields['documentId'] ??
        fields['scanId'] ??
        fields['itemId'] ??
        fields['cardId'] ??
        withoutPerson(fields['text']) ??
        fields['gameKey'] ??
        fields['tagKey'] ??
        listOf(fields['gameKeys']) ??
        asFields(request.params)['id'],
    ),
    requestId: request.id,
  })
}

function asFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/**
 * The log cannot forget, so of what was searched for it keeps the first letter of each word, the domain of an address, and
 * the last digits of a number that is too long to be a player's.
 */
function withoutPerson(searched: unknown): unknown {
  if (typeof searched !== 'string') return searched
  return searched
    .replaceAll(/([^\s@])[^\s@]*@/g, '$1…@')
    .replaceAll(/(?<![\p{L}@.…])(\p{L})[\p{L}\p{M}'’]+(?![^\s]*@)/gu, '$1…')
    .replaceAll(/\d{7,}/g, (digits) => `…${digits.slice(-3)}`)
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function listOf(value: unknown): string | undefined {
  return Array.isArray(value) ? value.join(' ') : undefined
}
