import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStyleInliner } from './inline-styles.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tolar-styles-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'root-a1.css'), "a{content:'$&'}")
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('createStyleInliner', () => {
  it('replaces the link with the styles, byte by byte, and leaves a link that loads nothing', async () => {
    const page = '<head><link rel="stylesheet" href="/assets/root-a1.css"/></head>'
    expect(await createStyleInliner(folder)(page, 'm')).toBe(
      '<head><style nonce="m" data-precedence="page" data-href="/assets/root-a1.css">a{content:\'$&\'}</style>' +
        '<link rel="stylesheet" href="/assets/root-a1.css" disabled=""/></head>',
    )
  })
  it('reaches no file outside the built assets', async () => {
    const page = '<link rel="stylesheet" href="/assets/../secret.css"/>'
    expect(await createStyleInliner(folder)(page, 'm')).toBe(page)
  })
  it('leaves the link of a missing file', async () => {
    const page = '<link rel="stylesheet" href="/assets/gone.css"/>'
    expect(await createStyleInliner(folder)(page, 'm')).toBe(page)
  })
  it('does not change a page without styles', async () => {
    expect(await createStyleInliner(folder)('<p>x</p>', 'm')).toBe('<p>x</p>')
  })
})
