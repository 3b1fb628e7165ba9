import { globSync, readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { catalogue } from '#contract/catalogue.ts'

// Input is as long as the contract allows, and no pattern may take excessive time on it (ReDoS). A pattern with
// exponential or quartic time does not return for texts of this length.

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
  it('matches hostile text in acceptable time', { timeout: 300_000 }, () => {
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

describe('a text of an input', () => {
  it('has a maximum length, directly or by its pattern', () => {
    const boundless = catalogue.flatMap(({ path, body, query, params }) =>
      [body, query, params].flatMap((part) => textsOf(part, path).filter(({ node }) => !isBounded(node))),
    )
    expect(boundless.map(({ where }) => where)).toEqual([])
  })
})

/** A good pattern needs a thousandth of this for all of the texts together. */
const WITHIN_MS = 10_000
/** The limit is real time, not processor time: on a busy machine a good pattern gets more. */
const AT_LAST_MS = 60_000

const comesBack = (one: Pattern): boolean => comesBackWithin(one, WITHIN_MS) || comesBackWithin(one, AT_LAST_MS)

function comesBackWithin({ pattern, flags }: Pattern, timeout: number): boolean {
  const read = new RegExp(pattern, flags.includes('g') ? flags : `${flags}g`)
  try {
    // In a context of its own, because only that can be interrupted.
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

/** Days, instants and e-mails are checked by functions of ours, each of which has a maximum length. */
function isBounded(node: Node): boolean {
  if ('maxLength' in node || 'enum' in node || 'const' in node || 'format' in node) return true
  return typeof node['pattern'] === 'string' && !/[*+]|,\}/.test(node['pattern'])
}
