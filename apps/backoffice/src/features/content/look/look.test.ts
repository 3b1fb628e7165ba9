import { describe, expect, it } from 'vitest'
import { moved, previewOn } from './look.ts'
import { firstStep, step, stepBack, stepForward } from './steps.ts'
import { aboutFault } from './about-fault.ts'
import { studioEn } from '../../../texts/studio/en.ts'

const texts: Readonly<Record<string, string>> = studioEn
const names = { or: (key: string, fallback: string) => texts[key] ?? fallback, language: 'en' }

describe('the studio', () => {
  it('previews a look on another page and in another theme at the same signed URL', () => {
    const url = 'https://www.casino.example/cs?preview=abc'
    expect(previewOn(url, '', 'light')).toBe('https://www.casino.example/cs?preview=abc&theme=light')
    expect(previewOn(url, 'faq', 'dark')).toBe('https://www.casino.example/cs/faq?preview=abc&theme=dark')
  })
  it('moves an entry within its list and never out of it', () => {
    expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
    expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
  })
  it('undoes and redoes', () => {
    const steps = { past: [1, 2], now: 3, next: [] }
    expect(stepBack(steps)).toEqual({ past: [1], now: 2, next: [3] })
    expect(stepForward(stepBack(steps))).toEqual(steps)
    expect(stepBack({ past: [], now: 1, next: [] })).toEqual({ past: [], now: 1, next: [] })
  })
  it('joins quick changes of one field into one step; another field or a later change is the next step', () => {
    const dragged = [0, 16, 32, 480, 900].reduce(
      (steps, at) => step(steps, at + 1, { field: 'dark accent', at }),
      firstStep(0),
    )
    expect(dragged).toMatchObject({ past: [0], now: 901 })
    expect(step(dragged, 5, { field: 'dark bg', at: 901 }).past).toEqual([0, 901])
    expect(step(dragged, 5, { field: 'dark accent', at: 1400 }).past).toEqual([0, 901])
    const undone = stepBack(dragged)
    expect(step(undone, 7, { field: 'dark accent', at: 910 })).toMatchObject({ past: [0], now: 7 })
  })
  it('names colours and letters of a fault like their fields, and a brand without its folder', () => {
    const about = (fault: Parameters<typeof aboutFault>[0]) => aboutFault(fault, names)
    expect(about({ fault: 'contrast', about: '--accent --bg' })).toBe('Accent and Ground')
    expect(about({ fault: 'forced-colours', about: '--text --bg' })).toBe('Text and Ground')
    expect(about({ fault: 'type-pair', about: 'playfair plex' })).toBe('Playfair Display and IBM Plex Sans')
    expect(about({ fault: 'alike', about: 'other_sk' })).toBe('other (SK)')
  })
})
