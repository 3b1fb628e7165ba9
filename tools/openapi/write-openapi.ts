import { readFileSync, writeFileSync } from 'node:fs'
import { describeCalls } from '#apps/api/describe-calls.ts'
import { catalogue } from '#contract/catalogue.ts'
import { buildApp, makeLogger, makeMetrics, serve } from '#server/kernel/index.ts'

import { printJson } from './print-json.ts'
import { readExportedSchemas, shareShapes } from './shared-shapes.ts'
import { tidyDocument } from './tidy-document.ts'

// `npm run openapi` writes docs/openapi.json from the contract; `--check` fails when the committed one is another.
const DOCUMENT = new URL('../../docs/openapi.json', import.meta.url)
const MEANINGS = new URL('../../config/texts/errors/en.json', import.meta.url)

const meanings = JSON.parse(readFileSync(MEANINGS, 'utf8')) as Readonly<Record<string, string>>
const placeOf = (name: string) => `/exported/${name}`

const app = await buildApp({
  settings: {
    ownOrigins: [],
    secureCookies: false,
    testCallsExist: true,
    rateFactor: 1,
    trustedProxies: ['127.0.0.1'],
  },
  guards: {
    player: async () => undefined,
    staff: async () => undefined,
    game: async () => undefined,
    recordCall: async () => async () => {},
  },
  metrics: makeMetrics(),
  logger: makeLogger({ name: 'openapi', level: 'silent' }),
})
await describeCalls(app)
for (const call of catalogue) {
  serve(app, call, () => {
    throw new Error('This process only describes the calls.')
  })
}
// The library writes schemas in its own form, so exported ones are passed through it too, under temporary paths.
const schemas = await readExportedSchemas()
for (const [name, schema] of schemas) app.get(placeOf(name), { schema: { response: { 200: schema } } }, () => undefined)
await app.ready()
const whole = app.swagger() as unknown as Parameters<typeof tidyDocument>[0]
await app.close()
const written = new Map([...schemas.keys()].map((name) => [name, takeOut(whole, placeOf(name))]))
const document = `${printJson(tidyDocument(whole, catalogue, shareShapes(written), meanings))}\n`

if (process.argv.includes('--check')) {
  const committed = readFileSync(DOCUMENT, 'utf8')
  if (committed !== document) {
    console.error('docs/openapi.json does not describe the contract: run npm run openapi and look at the difference.')
    process.exit(1)
  }
  console.log(`docs/openapi.json describes all ${catalogue.length} calls.`)
} else {
  writeFileSync(DOCUMENT, document)
  console.log(`Wrote docs/openapi.json: ${catalogue.length} calls.`)
}

type Answered = {
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, { schema: unknown }>> }>>
}

/** The schema of a temporary path, which is removed from the document. */
function takeOut(from: Parameters<typeof tidyDocument>[0], place: string): unknown {
  const { get } = from.paths[place] as unknown as { readonly get: Answered }
  delete from.paths[place]
  return get.responses['200']?.content['application/json']?.schema
}
