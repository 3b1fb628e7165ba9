import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { brands } from './brands/index.ts'
import { targets } from './targets.ts'

// Docs name brands, build results contain their data, and lock files and modules are not ours.
const passedOver = new Set(['config', 'docs', 'node_modules', 'build', 'dist', 'coverage', 'test-results'])
const sourceKinds = new Set(['.ts', '.tsx', '.mjs', '.js', '.css', '.html', '.json', '.sql', '.svg'])

// The product shares its name with one brand, so that word alone is allowed.
const productName = 'Tolar'
const appNames = Object.values(brands).map(({ appName }) => appName)
const names = [...targets, ...new Set(appNames)].filter((name) => name !== productName)
const brandName = new RegExp(`(?<![\\w-])(${names.join('|')})(?!\\w)`)

function findBrandNames(root: string, folder: string = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.name.startsWith('.') || passedOver.has(entry.name)) return []
    if (entry.isDirectory()) return findBrandNames(root, path)
    if (!entry.isFile() || !sourceKinds.has(extname(entry.name)) || entry.name === 'package-lock.json') return []
    const match = brandName.exec(readFileSync(path, 'utf8'))
    return match ? [`${relative(root, path)}: ${match[1]}`] : []
  })
}

test('no brand is named outside config/', () => {
  expect(findBrandNames(join(import.meta.dirname, '..'))).toEqual([])
})

test('a brand name outside config/ is found, and the path of a call is not mistaken for one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brand-names-'))
  try {
    writeFileSync(join(folder, 'bad.ts'), `if (brand.target === '${targets[0]}') show()`)
    writeFileSync(join(folder, 'good.ts'), "path: '/capi/v2-onling/Bonuses/List', product: 'Tolar'")
    expect(findBrandNames(folder)).toEqual([`bad.ts: ${targets[0]}`])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
