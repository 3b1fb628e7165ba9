import { describe, expect, it } from 'vitest'
import { rememberGame } from './recently-played.ts'

describe('rememberGame', () => {
  it('puts the newest game first', () => expect(rememberGame(['B'], 'A', 20)).toEqual(['A', 'B']))
  it('keeps a replayed game once', () => expect(rememberGame(['A', 'B'], 'B', 20)).toEqual(['B', 'A']))
  it('drops the twenty-first', () => {
    const twenty = Array.from({ length: 20 }, (_, place) => `G${place}`)
    const played = rememberGame(twenty, 'New', 20)
    expect(played).toHaveLength(20)
    expect(played[0]).toBe('New')
    expect(played).not.toContain('G19')
  })
})
