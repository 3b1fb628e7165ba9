import { describe, expect, it } from 'vitest'
import { catalogue } from '#contract/catalogue.ts'
import { compileText } from '../../texts/compile-text.ts'
import { cs } from '../../texts/cs.ts'
import { en } from '../../texts/en.ts'
import { sk } from '../../texts/sk.ts'
import { splitText } from '../../texts/split-text.ts'
import type { AuditRow } from './fold-repeats.ts'
import { groundsOf, describeRecord, sentenceName } from './describe-record.ts'

const all: Readonly<Record<string, Readonly<Record<string, string>>>> = { cs, sk, en }
const row = (fields: Partial<AuditRow>): AuditRow => ({
  auditId: 1,
  at: '2026-11-20T10:00:00.000Z',
  actorKind: 'staff',
  actorId: '1',
  userId: 1,
  userName: 'Iveta',
  source: null,
  action: '/capi/v2-onling/Payment/SetWithdrawDone',
  outcome: 'done',
  code: null,
  playerId: 8812,
  reason: null,
  explanation: null,
  areWordsErased: false,
  subject: null,
  subjects: [],
  change: null,
  isChangeHidden: false,
  isChangeErased: false,
  requestId: 'r',
  ...fields,
})
const said = (fields: Partial<AuditRow>, language = 'cs') =>
  describeRecord(row(fields), (key) => {
    const text = all[language]?.[key]
    return text === undefined ? undefined : splitText(compileText(text), language)
  })
    .map((piece) => (piece.kind === 'player' ? String(piece.playerId) : piece.text))
    .join('')

const uuid = '0190d3a0-7b1c-7000-8000-00000000e571'
const payment = { kind: 'payment', id: uuid, label: '1000000017' } as const

describe('a sentence of the audit log', () => {
  it('says of a signature under a request that had ended that nothing ran', () => {
    const signed = {
      action: '/capi/Play/v1/Backoffice/Approvals/Approve',
      playerId: null,
      subjects: [{ kind: 'month', id: '2026-10-01', label: '2026-10' } as const],
    }
    const ended = { before: { requestState: 'waiting' }, after: { requestState: 'changed' } }
    expect(said({ ...signed, change: null }, 'en')).toBe('Iveta approved as the second person: month 2026-10')
    expect(said({ ...signed, change: ended }, 'en')).toBe(
      'Iveta signed as the second person, but it had changed or expired and nothing ran: month 2026-10',
    )
  })

  it('exists in every language for each staff call that changes something, and names who did it', () => {
    const writing = catalogue.filter(
      ({ audience, method, ...call }) => audience === 'staff' && method !== 'GET' && !('isUnaudited' in call),
    )
    expect(writing.length).toBeGreaterThan(100)
    for (const { path } of writing)
      for (const texts of Object.values(all)) expect(texts[sentenceName(path)], `${path}`).toMatch(/^\{who\} \S+/)
  })
  it('says who did what to which payment of whom', () => {
    expect(said({ subjects: [payment] })).toBe('Iveta označuje výplatu 1000000017 hráče 8812 za zaplacenou')
    expect(said({ subjects: [payment] }, 'en')).toBe('Iveta marked payout 1000000017 of player 8812 as paid')
  })
  it('names for an approval the approved subject, not the request', () => {
    const subjects = [{ kind: 'approval', id: uuid } as const, payment]
    const signed = { action: '/capi/Play/v1/Backoffice/Approvals/Approve', subjects }
    expect(said(signed, 'en')).toBe('Iveta approved as the second person: payment 1000000017, player 8812')
  })
  it('says of what kind the subject of an approval is, where its label is a number', () => {
    const subjects = [{ kind: 'approval', id: uuid } as const, { kind: 'risk-case', id: uuid, label: '1' } as const]
    const decided = (name: string) => ({
      action: `/capi/Play/v1/Backoffice/Approvals/${name}`,
      playerId: null,
      subjects,
    })
    expect(said(decided('Approve'))).toBe('Iveta schvaluje jako druhá osoba: případ 1')
    expect(said(decided('Refuse'))).toBe('Iveta zamítá žádost: případ 1')
    expect(said(decided('Withdraw'), 'en')).toBe('Iveta took back a request: case 1')
  })
  it('leaves out missing parts', () => {
    expect(said({ action: '/capi/v2-onling/OnlineGame/EnableGames', playerId: null })).toBe('Iveta zapíná hry')
  })
  it('lists a few of many, each once', () => {
    const subjects = [{ kind: 'game', id: 'A B C D' } as const, { kind: 'game', id: 'A' } as const]
    const many = { action: '/capi/v2-onling/OnlineGame/EnableGames', playerId: null, subjects }
    expect(said(many, 'sk')).toBe('Iveta zapína hry A, B, C +1')
  })
  it('does not claim that something refused was done', () => {
    const refused = { outcome: 'refused', code: 'ERR_STATE_CHANGED' } as const
    expect(said(refused, 'en')).toBe('Iveta: Withdrawal marked as paid, not done, player 8812')
    const asked = { outcome: 'waiting', code: 'ERR_APPROVAL_NEEDED' } as const
    expect(said(asked, 'en')).toBe('Iveta asked for a second person: Withdrawal marked as paid, player 8812')
    const subjects = [payment, { kind: 'approval', id: uuid } as const]
    expect(said({ ...asked, subjects }, 'en')).toBe(
      'Iveta asked for a second person: Withdrawal marked as paid 1000000017, player 8812',
    )
  })
})

it('finds the amount, the count and the accepted warnings in a change', () => {
  const after = {
    amount: { amountMinor: 4_200_000, currency: 'CZK' },
    acceptedWarnings: ['new-account:17'],
    touched: { count: 3 },
  }
  expect(groundsOf({ change: { before: {}, after } })).toEqual({
    amount: after.amount,
    touched: 3,
    warnings: ['new-account:17'],
  })
  expect(groundsOf({ change: null })).toEqual({ amount: undefined, touched: undefined, warnings: [] })
})
