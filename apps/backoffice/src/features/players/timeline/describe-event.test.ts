import { expect, test } from 'vitest'
import { SESSION_END_REASONS } from '#contract/shapes/session-ends.ts'
import { LIMIT_KINDS } from '#contract/shapes/limits.ts'
import { TIMELINE_KINDS } from '#contract/shapes/timeline.ts'
import { EXCLUSION_KINDS } from '#contract/states/exclusions.ts'
import { DOCUMENT_KINDS, DOCUMENT_STATES, SCAN_KINDS } from '#contract/states/document-states.ts'
import { KYC_STATES } from '#contract/states/kyc-states.ts'
import { TRANSFER_STATES } from '#contract/states/transfer-states.ts'
import { WITHDRAWAL_STATES } from '#contract/states/withdrawal-states.ts'
import { cs } from '../../../texts/cs.ts'
import { wordKeys } from './describe-event.ts'

const keys = new Set<string>(Object.keys(cs))

test('every kind and every state of a part has a text', () => {
  const whats = [
    ...WITHDRAWAL_STATES.map((state) => `withdrawal-${state}`),
    ...DOCUMENT_STATES.map((state) => `document-${state}`),
    ...KYC_STATES.map((state) => `check-${state}`),
    ...TRANSFER_STATES.map((state) => `transfer-${state}`),
  ]
  expect(whats.filter((what) => !keys.has(`happened.${what}`))).toEqual([])
  expect(TIMELINE_KINDS.filter((kind) => !keys.has(`timeline.kind.${kind}`))).toEqual([])
})

test('values of an event have the same names as elsewhere', () => {
  const named = [
    ...SESSION_END_REASONS.map((detail) => ({ what: 'session-ended', detail })),
    ...LIMIT_KINDS.map((detail) => ({ what: 'limit-asked', detail })),
    ...EXCLUSION_KINDS.map((detail) => ({ what: 'exclusion-begun', detail })),
    ...[...DOCUMENT_KINDS, ...SCAN_KINDS].map((detail) => ({ what: 'document-waiting', detail })),
    { what: 'done', detail: '/capi/BackOffice/v1/Player/Reveal' },
  ]
  expect(named.filter((event) => !wordKeys(event).some((key) => keys.has(key)))).toEqual([])
})
