import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { withSecretFiles } from '#config/secret-files.ts'
import { checkChain, exportChain, makeFolderStore, readPublicKey } from '#server/audit/index.ts'
import { openDatabase } from '#server/kernel/index.ts'

// `npm run audit:check`: reads the complete audit log, recomputes its chain, and compares it with the signed heads.
// `-- --export <file>` writes the chain for the verifier, which is independent of this product.

const { DATABASE_URL: url, AUDIT_FOLDER: folder, AUDIT_PUBLIC_KEY: key = '' } = withSecretFiles(process.env)
const say = (line: string) => void process.stdout.write(`${line}\n`)
const texts = key.split(',').filter((one) => one.trim() !== '')
const publicKeys = texts.flatMap((one) => readPublicKey(one.trim()) ?? [])
const areKnown = publicKeys.length > 0 && publicKeys.length === texts.length
const missing = [
  ...(url ? [] : ['DATABASE_URL: the database of the log']),
  ...(folder ? [] : ['AUDIT_FOLDER: where the signed heads are']),
  ...(areKnown
    ? []
    : [
        'AUDIT_PUBLIC_KEY: 32 bytes in base64url, as the worker writes it to its log at the start; with commas, where several have signed',
      ]),
]
if (!url || !folder || !areKnown) {
  process.stderr.write(`Not checked. Missing:\n${missing.map((line) => `- ${line}`).join('\n')}\n`)
  process.exit(2)
}
const db = openDatabase({ url, connections: 2, applicationName: 'tolar-audit-check' })
try {
  const target = process.argv[process.argv.indexOf('--export') + 1]
  if (process.argv.includes('--export') && target) await pipeline(exportChain(db), createWriteStream(target))
  const { links, heads, problems } = await checkChain(db, { store: makeFolderStore(folder), publicKeys })
  say(`${links} links, ${heads} signed heads.`)
  for (const { kind, seq, callId, hour } of problems)
    say(
      [kind, seq && `link ${seq}`, callId && `record ${callId}`, hour && `hour ${hour}`]
        .filter((part) => part !== null && part !== 0 && part !== '')
        .join(', '),
    )
  say(problems.length === 0 ? 'The audit log is whole.' : 'The audit log is broken.')
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  await db.close()
}
