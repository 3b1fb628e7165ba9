import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { Type, type TSchema } from 'typebox'

/** Schemas that the contract exports, in the form of the document. */
export type SharedShapes = {
  readonly byName: ReadonlyMap<string, unknown>
  /** The name of an equal exported schema. */
  readonly nameOf: (schema: object) => string | undefined
}

const CONTRACT = new URL('../../contract/', import.meta.url)
/** A reference would be longer than a shorter schema. */
const LETTERS_MIN = 60

/**
 * Every schema that a module of the contract exports, by a unique name: that of its export, with its file's where two
 * share it.
 */
export async function readExportedSchemas(): Promise<ReadonlyMap<string, TSchema>> {
  const found = new Map<string, TSchema>()
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted()
  for (const file of files) {
    const module = (await import(new URL(file, CONTRACT).href)) as Readonly<Record<string, unknown>>
    for (const [name, value] of Object.entries(module)) {
      if (!/^[A-Z]/.test(name) || !Type.IsSchema(value)) continue
      const isOther = found.has(name) && found.get(name) !== value
      found.set(isOther ? `${pascal(basename(file, '.ts'))}${name}` : name, value)
    }
  }
  return found
}

/** @param written each exported schema in the form of the document */
export function shareShapes(written: ReadonlyMap<string, unknown>): SharedShapes {
  const names = new Map<string, string>()
  const byName = new Map<string, unknown>()
  for (const [name, schema] of written) {
    const key = keyOf(schema)
    if (key.length < LETTERS_MIN || names.has(key)) continue
    names.set(key, name)
    byName.set(name, schema)
  }
  return { byName, nameOf: (schema) => names.get(keyOf(schema)) }
}

const pascal = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

const keyOf = (schema: unknown): string => JSON.stringify(schema)
