import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDER = join(import.meta.dirname, '../../docs/decisions')
const files = readdirSync(FOLDER).filter((name) => name !== 'README.md')
const index = readFileSync(join(FOLDER, 'README.md'), 'utf8')

/** The sections of a decision, in their order (docs/decisions/README.md). */
const SECTIONS = ['Question', 'Findings', 'Decision', 'Reasons', 'Rejected', 'Consequences', 'Measured', 'Open'].map(
  (name) => `**${name}.**`,
)

/** Bold text that begins a paragraph. */
const leadInsOf = (text: string) => text.split(/\n\s*\n/).flatMap((part) => /^\*\*.+?\*\*/.exec(part)?.[0] ?? [])

/** State of each decision by its number. */
const stateOf = new Map(
  files.map((file) => [file.slice(0, 4), readFileSync(join(FOLDER, file), 'utf8').split('\n')[2] ?? '']),
)

/** The decisions that the state of one names as extended, changed, corrected or replaced by it. */
const olderOf = (state: string) =>
  state
    .split(/ · |, (?=[a-z])/)
    .filter((part) => /^(extends|changes|corrects|replaces)\b/.test(part))
    .flatMap((part) => part.match(/\b\d{4}\b/g) ?? [])

describe('decisions', () => {
  it.each(files)('%s: number and title, day and state, and a row of the index', (file) => {
    const [heading = '', , line = ''] = readFileSync(join(FOLDER, file), 'utf8').split('\n')
    const [, number, title] = /^# (\d{4}) (.+)$/.exec(heading) ?? []
    const [, day, state] = /^(\d{4}-\d\d-\d\d) · (in force.*|replaced by \d{4}.*)$/.exec(line) ?? []
    expect(number).toBe(file.slice(0, 4))
    expect(day, 'day').toBeDefined()
    const rows = index.split('\n').map((row) => row.split('|').map((cell) => cell.trim()))
    expect(rows).toContainEqual(['', number, `[${title}](${file})`, day, state, ''])
  })

  it.each(files)('%s: sections of the one form, each once and in order', (file) => {
    const found = leadInsOf(readFileSync(join(FOLDER, file), 'utf8'))
    expect(found).toEqual(SECTIONS.filter((section) => found.includes(section)))
    expect(found).toContain('**Decision.**')
  })

  it.each(files)('%s: what it extends, changes, corrects or replaces names it', (file) => {
    const number = file.slice(0, 4)
    for (const older of olderOf(stateOf.get(number) ?? '')) expect(stateOf.get(older), older).toContain(number)
  })

  it('the index describes the sections in the same order', () =>
    expect([...index.matchAll(/^\| `(\*\*\w+\.\*\*)` \|/gm)].map(([, section]) => section)).toEqual(SECTIONS))

  it('the index has a row for each decision, and no other', () =>
    expect([...index.matchAll(/^\| \d{4} /gm)]).toHaveLength(files.length))
})
