#!/usr/bin/env node
// Checks an exported audit log against its signed heads. This file is self-contained: it needs Node 20, and nothing of
// the product. The format is documented in docs/audit-format.md.
//
//   node verify-audit.mjs <export.jsonl> <folder of heads> <public key in base64url; several with commas>
import { createHash, createPublicKey, verify } from 'node:crypto'
import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const [file, folder, keyText] = process.argv.slice(2)
if (!file || !folder || !keyText) {
  process.stderr.write('usage: verify-audit.mjs <export.jsonl> <folder of heads> <public key in base64url>\n')
  process.exit(2)
}
const START_OF_KEY = Buffer.from('302a300506032b6570032100', 'hex')
const keys = keyText.split(',').map((text) =>
  createPublicKey({
    key: Buffer.concat([START_OF_KEY, Buffer.from(text.trim(), 'base64url')]),
    format: 'der',
    type: 'spki',
  }),
)
const problems = []
const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()
const textOf = ({ format, installation, hour, signedAt, seq, hash, previous }) =>
  JSON.stringify([format, installation, hour, signedAt, seq, hash, previous])

const headAt = new Map()
let before
let newest
for (const name of readdirSync(folder)
  .filter((one) => /^\d{4}-\d\d-\d\dT\d\d\.json$/.test(one))
  .sort()) {
  let head
  try {
    head = JSON.parse(readFileSync(join(folder, name), 'utf8'))
  } catch {
    problems.push(`head ${name}: not a JSON document`)
    continue
  }
  const text = textOf(head)
  const signature = Buffer.from(String(head.signature), 'base64url')
  if (!keys.some((key) => verify(null, Buffer.from(text), key, signature)))
    problems.push(`head ${head.hour}: not signed by this key`)
  else if (head.previous !== (before ? sha256(textOf(before)).toString('hex') : null))
    problems.push(`head ${head.hour}: does not follow the head before it`)
  else {
    headAt.set(head.seq, head)
    newest = head
  }
  before = head
}

let last = { seq: 0, hash: Buffer.alloc(32) }
for await (const line of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
  if (line === '') continue
  const [seq, hex, text] = JSON.parse(line)
  const hash = Buffer.from(hex, 'hex')
  if (seq !== last.seq + 1) problems.push(`gap: link ${last.seq + 1} is missing`)
  else if (text === null) problems.push(`removed: the record of link ${seq} is gone`)
  else if (!sha256(last.hash, Buffer.from(text, 'utf8')).equals(hash)) problems.push(`changed: link ${seq}`)
  const head = headAt.get(seq)
  if (head && head.hash !== hex) problems.push(`changed: link ${seq} is not what was signed at ${head.hour}`)
  last = { seq, hash }
}
if (newest && newest.seq > last.seq)
  problems.push(`removed: links ${last.seq + 1} to ${newest.seq} were signed at ${newest.hour} and are gone`)

process.stdout.write(`${last.seq} links, ${headAt.size} signed heads.\n`)
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.stdout.write(problems.length === 0 ? 'The audit log is whole.\n' : 'The audit log is broken.\n')
process.exit(problems.length === 0 ? 0 : 1)
