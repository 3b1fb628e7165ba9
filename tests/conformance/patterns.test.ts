import { globSync, readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { catalogue } from '#contract/catalogue.ts'

// What comes in is as long as the contract lets it be, and no pattern that reads it takes for ever. A pattern whose work grows
// like 2 to the length, or like its fourth power, does not come back from texts of this length.

const LENGTH = 1000
const SOURCES = ['server/**/*.ts', 'contract/**/*.ts', 'config/**/*.ts', 'money/**/*.ts', 'apps/*/server/**/*.ts']
const PIECES = ['a', 'A', '1', ' ', '-', '.', '/', '@', '<', '=', '…', 'č', '\n']
const ENDINGS = ['@', '\u0000']

const HOSTILE = PIECES.flatMap((one) => PIECES.map((other) => one + other))
  .map((pair) => pair.repeat(LENGTH / 2))
  .flatMap((text) => ENDINGS.map((ending) => text + ending))

type Node = Readonly<Record<string, unknown>>
type Pattern = { readonly pattern: string; readonly flags: string }

describe('a pattern of the code', () => {
  it('reads hostile text in a time that is worth nothing to an attacker', { timeout: 300_000 }, () => {
    const patterns = new Map(
      SOURCES.flatMap((source) => globSync(source))
        .filter((file) => !/\.test\.ts$|\.d\.ts$|\/test-/.test(file))
        .flatMap((file) => patternsOf(parseAst(readFileSync(file, 'utf8'), { lang: 'ts' })))
        .map((one) => [`/${one.pattern}/${one.flags}`, one]),
    )
    expect(patterns.size).toBeGreaterThan(200)
    const endless = [...patterns.values()].filter((one) => !comesBack(one))
    expect(endless.map(({ pattern }) => pattern)).toEqual([])
  })
})

describe('a text that comes in', () => {
  it('has a greatest length, or a pattern that has one', () => {
    const boundless = catalogue.flatMap(({ path, body, query, params }) =>
      [body, query, params].flatMap((part) => textsOf(part, path).filter(({ node }) => !isBounded(node))),
    )
    expect(boundless.map(({ where }) => where)).toEqual([])
  })
})

/** Work that does not grow with the length's power is over in a thousandth of this for all of the texts together. */
const WITHIN_MS = 10_000
/** The limit is of the clock, not of the processor: on a machine that is busy with something else a good pattern gets more. */
const AT_LAST_MS = 60_000

const comesBack = (one: Pattern): boolean => comesBackWithin(one, WITHIN_MS) || comesBackWithin(one, AT_LAST_MS)

function comesBackWithin({ pattern, flags }: Pattern, timeout: number): boolean {
  const read = new RegExp(pattern, flags.includes('g') ? flags : `${flags}g`)
  try {
    // Only so a search that is under way can be ended.
    runInNewContext("for (const text of texts) text.replaceAll(read, '')", { texts: HOSTILE, read }, { timeout })
    return true
  } catch {
    return false
  }
}

function patternsOf(node: unknown): Pattern[] {
  if (typeof node !== 'object' || node === null) return []
  const own = 'regex' in node ? [node.regex as Pattern] : []
  return [...own, ...Object.values(node).flatMap(patternsOf)]
}

function textsOf(schema: unknown, where: string): { readonly where: string; readonly node: Node }[] {
  if (typeof schema !== 'object' || schema === null) return []
  const node = schema as Node
  if (node['type'] === 'string') return [{ where, node }]
  return Object.entries(node).flatMap(([name, inner]) => textsOf(inner, `${where} ${name}`))
}

/** A day, an instant and an e-mail are checked by functions of ours, each of which knows how long it can be. */
function isBounded(node: Node): boolean {
  if ('maxLength' in node || 'enum' in node || 'const' in node || 'format' in node) return true
  return typeof node['pattern'] === 'string' && !/[*+]|,\}/.test(node['pattern'])
}
