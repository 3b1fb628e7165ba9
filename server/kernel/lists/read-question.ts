import type { CallDefinition } from '#contract/call.ts'
import type { ListDefinition } from '#contract/lists/list.ts'
import { compilersOfProcess } from '../calls/check-input.ts'
import { Refusal } from '../refusals.ts'
import type { ListQuestion } from './list-source.ts'

const open = new WeakMap<object, object>()

/** The query schema of a list's call, with the fields optional that say what it is a list of. */
function openSchema(query: object, of: readonly string[]): object {
  const { required = [] } = query as { readonly required?: readonly string[] }
  const made = open.get(query) ?? { ...query, required: required.filter((name) => !of.includes(name)) }
  open.set(query, made)
  return made
}

/**
 * Parses the query string of a list's call and validates it as that call does. ERR_LIST_QUESTION when it is invalid.
 * @param of fields that a saved view leaves out: what or whom it is a list of
 */
export function readQuestion(
  { method, path, query }: CallDefinition,
  text: string,
  { of = [] }: Pick<ListDefinition, 'of'> = {},
): ListQuestion {
  const asked: Record<string, string | string[]> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const before = asked[name]
    asked[name] = before === undefined ? value : [before, value].flat()
  }
  const check = compilersOfProcess().validator({
    schema: of.length > 0 && query ? openSchema(query, of) : query,
    httpPart: 'querystring',
    method,
    url: path,
  })
  const verdict = check(asked) as unknown
  if (verdict !== true) throw new Refusal('ERR_LIST_QUESTION')
  return asked as ListQuestion
}

/** A query as text for the audit log: what was read, without personal values. */
export function wordsOfQuestion({ personal = [] }: Pick<ListDefinition, 'personal'>, question: ListQuestion): string {
  return Object.entries(question)
    .flatMap(([name, value]) => {
      if (value === undefined || name === 'cursor' || name === 'limit') return []
      return [`${name}=${personal.includes(name) ? '…' : Array.isArray(value) ? value.join(',') : String(value)}`]
    })
    .join(' ')
    .slice(0, 300)
    .toWellFormed()
}
