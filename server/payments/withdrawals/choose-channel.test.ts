import { describe, expect, it } from 'vitest'
import { chooseChannel, readChannels } from './choose-channel.ts'

const both = { verifications: ['Sms', 'Email'], isCodeOptional: false } as const
const none = { verifications: [], isCodeOptional: true } as const

describe('the channel of a code', () => {
  it('is the first that both brand and player have, or the one that the player requests', () => {
    expect(chooseChannel(both, ['Sms', 'Email'], undefined)).toBe('Sms')
    expect(chooseChannel(both, ['Sms', 'Email'], 'Email')).toBe('Email')
  })
  it('is not one that the player cannot be reached by', () =>
    expect(chooseChannel(both, ['Email'], 'Sms')).toBeUndefined())
  it('is none where the brand requires no code, or makes it optional for a player who can receive none', () => {
    expect(chooseChannel(none, [], undefined)).toBeNull()
    expect(chooseChannel({ ...both, isCodeOptional: true }, [], undefined)).toBeNull()
    expect(chooseChannel(both, [], undefined)).toBeUndefined()
  })
  it('is offered in the brand’s order, and only where the player can receive it', async () => {
    const needs = { rules: both as never, listChannels: async () => ['Email', 'Sms'] as const }
    expect(await readChannels(needs, 1)).toEqual(['Sms', 'Email'])
    expect(await readChannels({ ...needs, listChannels: async () => ['Email'] as const }, 1)).toEqual(['Email'])
  })
})
