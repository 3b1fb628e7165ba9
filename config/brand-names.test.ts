import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brands } from './brands/index.ts'
import { findBrandNames } from './find-brand-names.ts'
import { targets } from './targets.ts'

// The product shares its name with one brand, so that word alone is allowed.
const productName = 'Tolar'
const appNames = Object.values(brands).map(({ appName }) => appName)
const names = [...targets, ...new Set(appNames)].filter((name) => name !== productName)

test('no brand is named outside config/', () => {
  expect(findBrandNames(join(import.meta.dirname, '..'), names)).toEqual([])
})

test('a brand name outside config/ is found, and the path of a call is not mistaken for one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brand-names-'))
  try {
    writeFileSync(join(folder, 'bad.ts'), `if (brand.target === '${targets[0]}') show()`)
    writeFileSync(join(folder, 'good.ts'), "path: '/capi/v2-onling/Bonuses/List', product: 'Tolar'")
    expect(findBrandNames(folder, names)).toEqual([{ file: 'bad.ts', name: targets[0] }])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a name is a whole word, whatever its letters and signs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brand-names-'))
  try {
    writeFileSync(join(folder, 'other.ts'), "const game = 'Čechrání, Hvězdář'")
    writeFileSync(join(folder, 'same.ts'), "const game = 'Hvězda nad hradem, Hra+'")
    expect(findBrandNames(folder, ['Čechr', 'Hvězd'])).toEqual([])
    expect(findBrandNames(folder, ['Hvězda'])).toEqual([{ file: 'same.ts', name: 'Hvězda' }])
    expect(findBrandNames(folder, ['Hra+'])).toEqual([{ file: 'same.ts', name: 'Hra+' }])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
