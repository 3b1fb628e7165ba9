import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'

import { writePartner } from './write-partner.ts'

// `npm run new:partner -- acme-pay [--name "Acme Pay"] [--port 3023]`: the folder of a new payment partner, and its lines in the registers.
const { values, positionals } = parseArgs({
  options: { name: { type: 'string' }, port: { type: 'string' } },
  allowPositionals: true,
})
const root = fileURLToPath(new URL('../../', import.meta.url))
const outcome = writePartner(root, { key: positionals[0] ?? '', ...values })
if ('problem' in outcome) {
  console.error(
    `${outcome.problem}\n\nnpm run new:partner -- <key> [--name "<name as people know it>"] [--port <of its stand-in>]`,
  )
  process.exit(1)
}
console.log(`Written: ${outcome.files.join('\n         ')}

Next:
  npm run format && npm run env:example && npm run types     its variables in .env.example
  npm run test:money -- --kinds ${outcome.gateway},${outcome.gateway}Payout --every 5     every scenario, killed at every fifth step
  docs/how-to/payment-partner.md              from here to a brand that has it`)
