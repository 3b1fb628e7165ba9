import { describe, expect, it } from 'vitest'
import { acceptSections, fillSlot, type Section } from './sections.ts'

const section = (id: string, type: Section['type'], gameKeys = ['CertAKaca']): Section => ({ id, type, gameKeys })

describe('widget slots', () => {
  it('take only the types that they accept, and no more than their number, in the offered order', () => {
    const slot = { allowedSectionTypes: ['BANNER', 'SLIDER'] as const, maxCount: 2 }
    const offered = [
      section('a', 'GAMES_LIST'),
      section('b', 'SLIDER'),
      section('c', 'JACKPOT_SINGlE'),
      section('d', 'BANNER'),
      section('e', 'BANNER'),
    ]
    expect(fillSlot(slot, offered).map(({ id }) => id)).toEqual(['b', 'd'])
  })
  it('leave out what would be empty', () => {
    expect(acceptSections(['BANNER'], [section('a', 'BANNER', [])])).toEqual([])
  })
  it('stay empty when no game that they accept is offered', () => {
    expect(fillSlot({ allowedSectionTypes: ['SLIDER'], maxCount: 1 }, [section('a', 'BANNER')])).toEqual([])
  })
})
