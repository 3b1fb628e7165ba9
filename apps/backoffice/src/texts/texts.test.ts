import { describe, expect, it } from 'vitest'
import { APPROVAL_ACTIONS } from '#contract/approval-actions.ts'
import { catalogue } from '#contract/catalogue.ts'
import { LOCK_REASONS, SESSION_END_REASONS } from '#contract/onling-v2/player.ts'
import { AUDIT_OUTCOMES } from '#contract/onling-v2/user.ts'
import { PERMISSIONS, ROLES } from '#contract/permissions.ts'
import { PAYMENT_STATES } from '#contract/states/payment-states.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { sk } from './sk.ts'

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()

describe('texts of the back office', () => {
  it.each(Object.entries({ sk, en }))('%s has each key, no other, and the same values in it', (_, texts) => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(cs).sort())
    for (const [key, text] of Object.entries(cs)) {
      const other = (texts as Record<string, string>)[key] ?? ''
      expect(other.trim(), key).not.toBe('')
      expect(namesIn(other), key).toEqual(namesIn(text))
    }
  })
  it('says each refusal of a call that the staff make', () => {
    const refusals = catalogue
      .filter(({ audience, permission }) => audience === 'staff' && permission)
      .flatMap((call) => call.refusals)
    expect(new Set(refusals).size).toBeGreaterThan(5)
    for (const code of refusals) expect(cs).toHaveProperty([`error.${code}`])
  })
  it('names every lock reason, end of a session, payment state, outcome, right and role', () => {
    for (const reason of SESSION_END_REASONS) expect(cs).toHaveProperty([`end.${reason}`])
    for (const outcome of AUDIT_OUTCOMES) expect(cs).toHaveProperty([`outcome.${outcome}`])
    for (const permission of PERMISSIONS) expect(cs).toHaveProperty([`right.${permission}`])
    for (const reason of LOCK_REASONS) expect(cs).toHaveProperty([`reason.${reason}`])
    for (const state of PAYMENT_STATES) expect(cs).toHaveProperty([`payment.${state}`])
    for (const role of Object.keys(ROLES)) expect(cs).toHaveProperty([`role.${role}`])
  })
  it.each(Object.entries({ cs, sk, en }))('%s says each right as one of a list, in small letters', (_, texts) => {
    for (const permission of PERMISSIONS) expect(texts[`right.${permission}`]).toMatch(/^\p{Ll}/u)
  })
  it('names every action under the policy of approvals', () => {
    for (const action of APPROVAL_ACTIONS) expect(cs).toHaveProperty([`approvals.action.${action}`])
  })
  it('never marks a row with the Czech word for a withdrawal', () => {
    for (const text of [...Object.values(cs), ...Object.values(sk)]) expect(text).not.toMatch(/\b(vybrat|výběr|výber)/i)
  })
})
