import { describe, expect, it } from 'vitest'
import { findContrastProblems } from '#config/contrast.ts'
import { readTheme } from '#config/read-texts.ts'
import { targets } from '#config/targets.ts'
import { deriveDark, deriveLight } from './derive-palette.ts'
import { drawIcon, drawLogo } from './draw-marks.ts'

describe('every pair of colours of a derived palette has enough contrast', () => {
  it.each(targets)('light, from the dark one of %s', (target) => {
    expect(findContrastProblems(deriveLight(readTheme(target)), target, 'light')).toEqual([])
  })
  it.each(['#b9a3ff', '#ff9e80', '#808080', '#0000ff', '#ffff00', '#00ff00', '#ff0000'])(
    'dark and light, from %s',
    (accent) => {
      const dark = deriveDark(accent)
      expect(findContrastProblems(dark, accent)).toEqual([])
      expect(findContrastProblems(deriveLight(dark), accent, 'light')).toEqual([])
    },
  )
})

it('draws marks only with paths, with the letters of the name', () => {
  const dark = deriveDark('#b9a3ff')
  for (const svg of [drawLogo('Žár 7', dark), drawIcon('Žár 7', dark)]) {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=/)
    expect(svg).not.toMatch(/<text|<image|<script|<style|href=|url\(|font-family|NaN/)
    expect(svg).toContain('<title>Žár 7</title>')
  }
  expect(drawLogo('AB', dark)).not.toBe(drawLogo('BA', dark).replaceAll('BA', 'AB'))
})
