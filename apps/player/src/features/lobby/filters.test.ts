import { describe, expect, it } from 'vitest'
import { isNarrowed, parseFilters, writeFilters } from './filters.ts'

describe('filters in the address', () => {
  it('is sorted by the highest sort value and unfiltered by default', () => {
    expect(parseFilters('')).toMatchObject({ text: '', order: 'sort', direction: 'desc' })
    expect(isNarrowed(parseFilters(''))).toBe(false)
  })
  it('comes back as it was written', () => {
    const search =
      '?q=%C4%8Dert+a&provider=tolar-games&category=slots&genre=fruits&tag=hot&show=favourites&order=name&dir=desc'
    expect(writeFilters(parseFilters(search))).toBe(search)
  })
  it('leaves the usual direction out', () => {
    expect(writeFilters(parseFilters('?order=name&dir=asc'))).toBe('?order=name')
    expect(writeFilters(parseFilters('?order=start&dir=desc'))).toBe('?order=start')
    expect(writeFilters(parseFilters('?dir=asc'))).toBe('?dir=asc')
  })
  it('ignores what it does not understand', () => {
    expect(writeFilters(parseFilters('?order=luck&dir=up&show=all&category=%3Cscript%3E&utm=x'))).toBe('')
  })
  it('counts blanks as no text', () => expect(isNarrowed(parseFilters('?q=%20%20'))).toBe(false))
})
