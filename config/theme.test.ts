import { describe, expect, test } from 'vitest'
import { contrastPairs, findContrastProblems, measureContrast, measureDistance } from './contrast.ts'
import { existsSync } from 'node:fs'
import { judgeLook } from './judge-look.ts'
import { areTooAlike, findLookProblems } from './look.ts'
import { readLook, readPicture, readTheme } from './read-texts.ts'
import { targets } from './targets.ts'
import { sharedColours, themeModes, writeThemeCss } from './theme.ts'

describe('the colours of a brand', () => {
  test.each(targets.flatMap((target) => themeModes.map((mode) => [target, mode] as const)))(
    '%s passes WCAG AA in every pair, %s',
    (target, mode) => {
      expect(findContrastProblems(readTheme(target, mode), target, mode)).toEqual([])
    },
  )

  // The pictures are drawn in the look that is live, token by token; what is no token would stay as it was.
  test.each(targets)('%s has pictures in its colours of dark pages and in that of text', (target) => {
    const known = new Set<string>([...Object.values(readTheme(target)), sharedColours.dark.text])
    const drawn = (['logo', 'icon'] as const).map((picture) => readPicture(target, picture)).join('')
    const colours = [...drawn.matchAll(/#[0-9a-z]+\b|(?:rgb|hsl)a?\([^)]*\)|(?:fill|stroke|stop-color)="[a-z]+"/gi)]
    expect(
      colours.map(([colour]) => colour).filter((colour) => !known.has(colour) && !colour.includes('"none"')),
    ).toEqual([])
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

  test('are written for both themes, light where the page says so', () => {
    const [target] = targets
    const css = writeThemeCss(readLook(target).palette, target)
    expect(css).toContain(`:root[data-brand='${target}'] {\n  --accent: ${readTheme(target).accent};`)
    expect(css).toContain(`:root[data-brand='${target}'][data-theme='light'] {`)
  })
})

describe('the look of a brand', () => {
  test.each(targets)('of %s has no fault that the studio would refuse', (target) => {
    const others = targets.filter((other) => other !== target).map((other) => [other, readLook(other)] as const)
    const isGame = (key: string) => existsSync(`games/catalogue/${key}`)
    expect(judgeLook(readLook(target), { others, isGame })).toEqual([])
  })

  test('with a field missing, unknown or of a wrong value is refused with each named', () => {
    const { header: _, ...rest } = structuredClone(readLook(targets[0]))
    const broken = { ...rest, hero: 'film', tone: 'loud', palette: { ...rest.palette, dark: { accent: 'red' } } }
    const problems = findLookProblems(broken, 'x').join('\n')
    for (const field of ['header', 'hero', 'tone', 'palette/dark']) expect(problems).toContain(field)
  })

  test('writes titles in a family that goes with its text', () => {
    const broken = { ...structuredClone(readLook(targets[0])), type: { display: 'nunito', body: 'plex' } }
    expect(findLookProblems(broken, 'x')).toEqual([expect.stringContaining('/type')])
  })

  test('is told from every other without colours: at most three of five axes, never the whole face', () => {
    const alike = targets.flatMap((one, place) =>
      targets
        .slice(place + 1)
        .filter((other) => areTooAlike(readLook(one), readLook(other)))
        .map((other) => [one, other]),
    )
    expect(alike).toEqual([])
  })

  test('two that share header, hero and tile are too alike, and so are four axes', () => {
    const look = readLook(targets[0])
    expect(areTooAlike(look, { ...look, rows: 'grid', depth: 'flat' })).toBe(true)
    expect(areTooAlike(look, { ...look, header: 'rail' })).toBe(true)
    expect(areTooAlike(look, { ...look, header: 'rail', rows: 'grid' })).toBe(false)
  })

  test('leads with three games that no other brand leads with', () => {
    const first = targets.flatMap((target) => readLook(target).heroGames.slice(0, 3).join())
    expect(new Set(first).size).toBe(targets.length)
    const leading = targets.map((target) => readLook(target).heroGames[0])
    expect(new Set(leading).size).toBe(targets.length)
  })
})
