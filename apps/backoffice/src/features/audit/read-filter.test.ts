import { describe, expect, it } from 'vitest'
import { catalogue } from '#contract/catalogue.ts'
import { cs } from '../../texts/cs.ts'
import { actionName, readFilter } from './read-filter.ts'

const read = (query: string) => readFilter(new URLSearchParams(query), 'Europe/Bratislava')

describe('the filter of the audit', () => {
  it('is read from the address', () => {
    expect(read('player=8812&user=3&action=/capi/v2-onling/Player/Lock&outcome=refused')).toEqual({
      changesOnly: true,
      playerId: 8812,
      userId: 3,
      action: '/capi/v2-onling/Player/Lock',
      outcome: 'refused',
    })
  })
  it('shows looks too when they are asked for, and of one kind of caller', () => {
    expect(read('looks=too&by=client')).toEqual({ actorKind: 'client' })
    expect(read('looks=too&by=stranger')).toEqual({})
  })
  it('asks for one caller by kind and name together', () => {
    expect(read('looks=too&by=client&who=hall-7')).toEqual({ actorKind: 'client', actorId: 'hall-7' })
    expect(read('looks=too&who=hall-7')).toEqual({})
  })
  it('asks for a subject by its kind and number together', () => {
    expect(read('looks=too&about=payment&id=7')).toEqual({ subjectKind: 'payment', subjectId: '7' })
    expect(read('looks=too&about=payment')).toEqual({})
    expect(read('looks=too&about=moon&id=7')).toEqual({})
  })
  it('takes whole days of the zone, the last one too', () => {
    expect(read('from=2026-11-20&to=2026-11-21')).toEqual({
      changesOnly: true,
      from: '2026-11-19T23:00:00.000Z',
      before: '2026-11-21T23:00:00.000Z',
    })
  })
  it.each(['player=0&user=-1', 'player=x&action=', 'outcome=maybe', 'from=yesterday&to=31.12.'])(
    'leaves out what is none: %s',
    (query) => expect(read(query)).toEqual({ changesOnly: true }),
  )
  it('names an action by the end of its path, and an event by itself', () => {
    expect(actionName('/capi/v2-onling/Player/Lock')).toBe('action.Player.Lock')
    expect(actionName('staff.signed-in')).toBe('action.staff.signed-in')
  })
  it('has words for each staff call that is recorded', () => {
    const recorded = catalogue.filter(({ audience, permission }) => audience === 'staff' && permission)
    expect(recorded.length).toBeGreaterThan(10)
    for (const { path } of recorded) expect(cs).toHaveProperty([actionName(path)])
  })
})
