import { globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { catalogue } from '#contract/catalogue.ts'

// Whom we call is configured by the environment alone: no input is a URL that we fetch, and no redirect is followed.
// There are two exceptions: the webhook of a trigger, which two members of staff put live and whose address must be
// public at each connection (server/triggers/webhooks, decision 0086); and the endpoint of a browser at its push
// service, which must be on a host of one of these services (server/messaging/push/push-services.ts, decision 0266).

const sources = globSync(['server/**/*.ts', 'apps/api/**/*.ts', 'apps/worker/**/*.ts']).filter(
  (file) => !/\.test\.ts$|\/test-/.test(file),
)
const text = (file: string) => readFileSync(file, 'utf8')

it('follows no redirect', () => {
  const calling = sources.filter((file) => /\bfetch\(/.test(text(file)))
  const calls = calling.flatMap((file) => fetchesOf(parseAst(text(file), { lang: 'ts' }), text(file)))
  expect(calls.length).toBeGreaterThan(5)
  for (const call of calls) expect(call).toMatch(/redirect: '(?:error|manual)'/)
})

it('uses no URL of an input', () => {
  const named = catalogue.flatMap(({ path, query, body, params }) =>
    [query, body, params]
      .flatMap((part) => namesOf(part))
      .flatMap((name) => (ADDRESS.test(name) ? [`${path} ${name}`] : [])),
  )
  expect(named.toSorted()).toEqual(
    [
      '/capi/BackOffice/v1/Triggers/Judge url',
      '/capi/PlayerAccount/v1/Push/AddDevice endpoint',
      '/capi/PlayerAccount/v1/Push/ConfirmDevice endpoint',
      '/capi/BackOffice/v1/Triggers/Preview url',
      '/capi/v2-onling/PlatformEvent/CreateTrigger url',
      '/capi/v2-onling/PlatformEvent/UpdateTrigger url',
    ].toSorted(),
  )
})

it('uses node:http in one place only, where every address is checked', () => {
  const asking = sources.filter((file) => /import \{[^}]*\brequest\b[^}]*\} from 'node:https?'/.test(text(file)))
  expect(asking.filter((file) => file.startsWith('server/'))).toEqual(['server/triggers/webhooks/post-body.ts'])
})

it('renders no user text as markup', () => {
  const pages = globSync(['apps/**/*.tsx', 'ui/**/*.tsx']).filter((file) =>
    text(file).includes('dangerouslySetInnerHTML'),
  )
  // A script of ours before React, and the theme of a brand.
  expect(pages.toSorted()).toEqual(['apps/player/src/root.tsx', 'apps/player/src/shell/adult-consent.tsx'])
})

const ADDRESS = /ur[li]s?$|href|webhook|callback|endpoint|hostname/i

function namesOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : []
  return [...own, ...Object.values(schema).flatMap(namesOf)]
}

type Called = {
  readonly type: string
  readonly callee?: { readonly name?: string }
  readonly start: number
  readonly end: number
}

/** The source text of each call of `fetch`. */
function fetchesOf(node: unknown, source: string): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, callee, start, end } = node as Called
  const own = type === 'CallExpression' && callee?.name === 'fetch' ? [source.slice(start, end)] : []
  return [...own, ...Object.values(node).flatMap((inner) => fetchesOf(inner, source))]
}
