import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { partnerNotices } from '#contract/onling-v2/partner-notices.ts'
import { notifyByFolder } from '#contract/onling-v2/payment.ts'
import { actorOf } from './record-call.ts'

it.each([
  ['by the folder that the address names', notifyByFolder, { partner: 'acme-pay' }, 'acme-pay'],
  ['by a call of its own', partnerNotices['PayUCard'] ?? notifyByFolder, {}, 'NotifyPayU'],
] as const)('a partner that calls %s is known in the audit log', (_, call, params, id) => {
  const request = { params } as unknown as FastifyRequest
  expect(actorOf(call, request)).toEqual({ kind: 'partner', id, name: id, sessionId: null })
})
