import { readFileSync, writeFileSync } from 'node:fs'
import { describeCalls } from '#apps/api/describe-calls.ts'
import { catalogue } from '#contract/catalogue.ts'
import { buildApp, makeLogger, makeMetrics, serve } from '#server/kernel/index.ts'

// `npm run openapi` writes docs/openapi.json from the contract; `--check` fails when the committed one is another.
const DOCUMENT = new URL('../../docs/openapi.json', import.meta.url)

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
await app.ready()
const document = `${JSON.stringify(app.swagger(), null, 2)}\n`
await app.close()

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
