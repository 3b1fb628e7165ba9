import { describe, expect, it } from 'vitest'
import { foldRepeats, type AuditRow } from './fold-repeats.ts'

const row = (auditId: number, at: string, fields: Partial<AuditRow> = {}): AuditRow => ({
  auditId,
  at,
  actorKind: 'client',
  actorId: 'hall-1',
  userId: null,
  userName: 'Hall 1',
  source: '192.0.2.7',
  action: '/capi/v1/Internal/SaveRvoResult',
  outcome: 'refused',
  code: 'ERR_X',
  playerId: 8812,
  reason: null,
  explanation: null,
  areWordsErased: false,
  subject: null,
  subjects: [],
  change: null,
  isChangeHidden: false,
  isChangeErased: false,
  requestId: String(auditId),
  ...fields,
})

describe('repeats of the audit', () => {
  it('are one line: the newest, their number and period', () => {
    const rows = [
      row(3, '2026-11-20T10:00:40.000Z'),
      row(2, '2026-11-20T10:00:20.000Z'),
      row(1, '2026-11-20T10:00:00.000Z'),
    ]
    expect(foldRepeats(rows)).toEqual([{ ...rows[0], times: 3, seconds: 40 }])
  })
  it.each<Partial<AuditRow>>([
    { playerId: 8813 },
    { outcome: 'done', code: null },
    { source: '192.0.2.8' },
    { actorId: 'hall-2' },
    { explanation: 'Called.' },
    { areWordsErased: true },
    { isChangeHidden: true },
    { change: { before: { limit: 1 }, after: { limit: 2 } } },
    { subjects: [{ kind: 'payment', id: '7' }] },
  ])('are not merged if they differ: %j', (other) => {
    const rows = [row(2, '2026-11-20T10:00:20.000Z', other), row(1, '2026-11-20T10:00:00.000Z')]
    expect(foldRepeats(rows)).toHaveLength(2)
  })
  it('are never merged if they contain changes', () => {
    const change = { before: { limit: 1 }, after: { limit: 2 } }
    const rows = [row(2, '2026-11-20T10:00:20.000Z', { change }), row(1, '2026-11-20T10:00:00.000Z', { change })]
    expect(foldRepeats(rows)).toHaveLength(2)
  })
})
