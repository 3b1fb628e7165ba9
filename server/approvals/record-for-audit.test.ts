import { describe, expect, it } from 'vitest'
import { emptyPreview, type Preview } from './action.ts'
import { recordForAudit } from './record-for-audit.ts'

const look: Preview = {
  ...emptyPreview,
  changes: [{ field: 'state', before: 'approved', after: 'sent' }],
  warnings: [{ id: 'new-account', about: null }],
  subject: { kind: 'withdrawal', id: 'w-1', label: '17' },
  playerId: 8812,
  amount: { amountMinor: 4_200_000, currency: 'CZK' },
  touched: { kind: 'payments', count: 1 },
}

function notesOf(of: Preview, accepted: readonly string[] = []) {
  const told: unknown[] = []
  const notes = {
    concerns: (playerId: number) => void told.push(['concerns', playerId]),
    subject: (kind: string, id: string | number) => void told.push(['subject', kind, id]),
    changed: (before: unknown, after: unknown) => void told.push(['changed', before, after]),
  }
  recordForAudit(notes, of, accepted)
  return told
}

describe('the audit record of a guarded action', () => {
  it('has its subject, its player, both states, the amount and the accepted warnings', () => {
    expect(notesOf(look, ['new-account', 'never-open'])).toEqual([
      ['subject', 'payment', 'w-1'],
      ['concerns', 8812],
      ['changed', { state: 'approved' }, { state: 'sent', amount: look.amount, acceptedWarnings: ['new-account'] }],
    ])
  })
  it('keeps a name of several words whole, where it is the id', () => {
    const told: unknown[] = []
    const subject = { kind: 'bonus', id: 'Za věrnost', label: 'Za věrnost' }
    recordForAudit({ subject: (...of) => void told.push(of) }, { ...look, subject, changes: [] }, [])
    expect(told).toEqual([['bonus', 'Za věrnost', 'Za věrnost']])
  })
  it('leaves out values of several people, which could not be erased with one of them', () => {
    const touched = { kind: 'payments', count: 2 }
    expect(notesOf({ ...look, playerId: null, touched })).toEqual([
      ['subject', 'payment', 'w-1'],
      ['changed', {}, { amount: look.amount, touched }],
    ])
  })
})
