import type { FastifyInstance, FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { catalogue } from '#contract/catalogue.ts'
import type { CallDefinition } from '#contract/call.ts'
import type { CallRecord } from '../calls/callers.ts'
import { hideSecrets, isSecretName } from '../calls/hide-secrets.ts'
import { recordCall } from '../calls/record-call.ts'

/** Every field that a call accepts, each with a value that can be searched for. */
function sent(call: CallDefinition): Record<string, string> {
  const names = [call.body, call.query, call.params].flatMap((schema) => namesIn(schema))
  return Object.fromEntries(names.map((name) => [name, `value-of-${name}`]))
}

function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties, allOf, anyOf } = schema as Record<string, unknown>
  const own = typeof properties === 'object' && properties !== null ? Object.keys(properties) : []
  const parts = [allOf, anyOf].flatMap((list) => (Array.isArray(list) ? list : []))
  return [...own, ...parts.flatMap(namesIn)]
}

async function recordOf(call: CallDefinition): Promise<{ record?: CallRecord; subjects: unknown }> {
  const seen: { record?: CallRecord } = {}
  const guards = {
    recordCall: async (record: CallRecord) => {
      seen.record = record
      return async () => {}
    },
  }
  const caller = { kind: call.audience === 'staff' ? 'staff' : 'internal', userId: 1, clientId: 'hall', name: 'Iveta' }
  const request = {
    caller,
    query: {},
    params: {},
    body: sent(call),
    ip: '192.0.2.1',
    id: 'r',
    auditSubjects: undefined,
  }
  await recordCall({ guards } as unknown as FastifyInstance, call, request as unknown as FastifyRequest)
  return { ...seen, subjects: request.auditSubjects }
}

describe('what the audit log records of a call', () => {
  it('is never a password, a token, a secret, a PIN or the number of a card', async () => {
    const withSecrets = catalogue.filter((call) => Object.keys(sent(call)).some(isSecretName))
    expect(withSecrets.length).toBeGreaterThan(10)
    for (const call of catalogue) {
      const text = JSON.stringify(await recordOf(call))
      for (const name of Object.keys(sent(call)).filter(isSecretName))
        expect(text, `${call.path} ${name}`).not.toContain(`value-of-${name}`)
    }
  })
  it('masks such a field of a change, at any depth', () => {
    const change = { state: 'on', secret: 'x', of: [{ newPassword: 'y', pin: '4071', name: 'Hall', pinned: true }] }
    expect(hideSecrets(change)).toEqual({
      state: 'on',
      secret: '•••',
      of: [{ newPassword: '•••', pin: '•••', name: 'Hall', pinned: true }],
    })
  })
})
