import { describe, expect, it, test } from 'vitest'
import { Type } from 'typebox'
import { personal } from '#contract/personal.ts'
import { coverReply, planCover } from './cover-reply.ts'
import { coverValue } from './cover-value.ts'

const nobody = () => false

describe('a personal value', () => {
  test.each([
    ['name', 'Jana Nováková', 'J••• N•••'],
    ['word', 'Jihlava', 'J•••'],
    ['account', 'CZ6508000000192000145399', 'CZ•••5399'],
    ['account', '19-2000145399/0800', '•••5399'],
    ['account', '1234', '•••4'],
    ['number', '123456789', '•••89'],
    ['date', '1980-05-06', '1980-••-••'],
    ['email', 'jana.novakova@post.cz', 'j•••@post.cz'],
    ['phone', '+420777123456', '•••56'],
    ['text', 'Bonus for Jana', '•••'],
    ['text', '', ''],
  ] as const)('%s %s stands as %s', (kind, value, covered) => {
    expect(coverValue(kind, value)).toBe(covered)
  })
})

describe('a reply', () => {
  const schema = Type.Object({
    rows: Type.Array(Type.Object({ playerId: Type.Integer(), holder: personal('name'), state: Type.String() })),
    person: Type.Union([Type.Object({ phone: Type.Union([personal('phone'), Type.Null()]) }), Type.Null()]),
  })
  const reply = {
    rows: [
      { playerId: 1, holder: 'Jana Nováková', state: 'sent' },
      { playerId: 2, holder: 'Petr Dvořák', state: 'sent' },
    ],
    person: { phone: '+420777123456' },
  }
  const plan = planCover(schema)
  if (!plan) throw new Error('Nothing is personal.')

  it('is covered where its schema says so, in lists and in optional fields', () => {
    expect(coverReply(plan, reply, nobody, null)).toEqual({
      rows: [
        { playerId: 1, holder: 'J••• N•••', state: 'sent' },
        { playerId: 2, holder: 'P••• D•••', state: 'sent' },
      ],
      person: { phone: '•••56' },
    })
    expect(coverReply(plan, { rows: [], person: null }, nobody, null)).toEqual({ rows: [], person: null })
  })

  it('is uncovered for the player who was revealed, and for no other', () => {
    const covered = coverReply(plan, reply, (playerId) => playerId === 2, 2)
    expect(covered).toMatchObject({
      rows: [{ holder: 'J••• N•••' }, { holder: 'Petr Dvořák' }],
      person: { phone: '+420777123456' },
    })
  })

  it('without personal data needs no plan', () => {
    expect(planCover(Type.Object({ name: Type.String() }))).toBeUndefined()
  })
})
