import { describe, expect, it } from 'vitest'
import { LOCK_REASONS } from '#contract/onling-v2/player.ts'
import { ROLES } from '#contract/permissions.ts'
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
  it('names every lock reason, payment state and role', () => {
    for (const reason of LOCK_REASONS) expect(cs).toHaveProperty([`reason.${reason}`])
    for (const state of PAYMENT_STATES) expect(cs).toHaveProperty([`payment.${state}`])
    for (const role of Object.keys(ROLES)) expect(cs).toHaveProperty([`role.${role}`])
  })
  it('never marks a row with the Czech word for a withdrawal', () => {
    for (const text of [...Object.values(cs), ...Object.values(sk)]) expect(text).not.toMatch(/\b(vybrat|výběr|výber)/i)
  })
})
