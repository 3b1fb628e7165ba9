import { describe, expect, test } from 'vitest'
import { contrastPairs, findContrastProblems, measureContrast, measureDistance } from './contrast.ts'
import { readTheme, readThemeCss } from './read-texts.ts'
import { targets } from './targets.ts'
import { parseTheme } from './theme.ts'

describe('the colours of a brand', () => {
  test.each(targets)('%s passes WCAG AA in every pair', (target) => {
    expect(findContrastProblems(readTheme(target), target)).toEqual([])
  })

  test('no two brands have accents closer than ΔE 15', () => {
    const close = targets.flatMap((one, index) =>
      targets.slice(index + 1).flatMap((other) => {
        const distance = measureDistance(readTheme(one).accent, readTheme(other).accent)
        return distance < 15 ? [`${one} and ${other}: ΔE ${distance.toFixed(1)}`] : []
      }),
    )
    expect(close).toEqual([])
  })

  test('a weak token is named', () => {
    const weak = { ...readTheme('onling_cz'), 'on-accent': '#a05000' }
    expect(findContrastProblems(weak, 'onling_cz')).toContainEqual(
      expect.stringMatching(/^onling_cz: --on-accent on --accent is \d\.\d\d:1, below 4\.5:1$/),
    )
  })

  test('a weak edge is measured against 3:1', () => {
    const weak = { ...readTheme('onling_cz'), 'accent-lo': '#3a1a04' }
    expect(findContrastProblems(weak, 'onling_cz').join('\n')).toContain('--accent-lo on --bg')
  })

  test('the measures agree with known values', () => {
    expect(measureContrast('#ffffff', '#000000')).toBe(21)
    expect(measureContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(measureDistance('#ff0000', '#ff0000')).toBe(0)
    expect(measureDistance('#ffffff', '#000000')).toBeCloseTo(100, 0)
    expect(contrastPairs).toHaveLength(53)
  })

  test('a missing, an unknown and a wrong token are all named', () => {
    const css = readThemeCss('tolar_cz')
      .replace(/--s2:[^;]+;/, '--text: #ffffff;')
      .replace(/--bg:[^;]+;/, '--bg: black;')
    expect(() => parseTheme(css, 'tolar_cz')).toThrow(
      /--bg is not a colour.*--s2 is missing.*--text is not a token of a brand/,
    )
  })

  test('a theme under another brand is refused', () => {
    expect(() => parseTheme(readThemeCss('tolar_cz'), 'mod_cz')).toThrow(/selector .*mod_cz.* is missing/)
  })
})
