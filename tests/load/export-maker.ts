import { randomBytes } from 'node:crypto'
import { openFolderStore, makeLinkSigner } from '#server/documents/index.ts'
import { makeFieldCipher, openDatabase, sql, type ListSource } from '#server/kernel/index.ts'
import { makeExports } from '#server/lists/index.ts'
import type { ListNeeds } from '#server/lists/needs.ts'
import { depositsListed } from '#server/payments/index.ts'

// One worker that makes files of lists until none waits: `node tests/load/export-maker.ts URL FOLDER KEY SHIFT_MS`. It
// is killed by tests/load/exports.ts, which imports its needs.
export function needsOf({
  url,
  folder,
  key,
  shiftMs,
}: Readonly<Record<'url' | 'folder' | 'key', string>> & { readonly shiftMs: number }) {
  const db = openDatabase({ url, connections: 3, applicationName: 'load' })
  const secret = Buffer.from(key, 'base64')
  const needs: ListNeeds = {
    db,
    clock: { now: () => new Date(Date.now() + shiftMs) },
    target: 'load',
    timeZone: 'Europe/Bratislava',
    cipher: makeFieldCipher({ keys: [{ id: 'load', key: secret }], indexKey: secret }),
    files: openFolderStore(folder),
    links: makeLinkSigner(randomBytes(32), '/'),
    sources: { deposits: depositsListed({ db }) as ListSource },
    findRights: async () => ({ permissions: ['lists.export', 'payments.read'] }),
    isClient: async () => false,
    onProblem: (error) => process.stderr.write(`${String(error)}\n`),
  }
  return { db, needs }
}

const [, , url, folder, key, shift] = process.argv
if (url && folder && key && process.argv[1]?.endsWith('export-maker.ts')) {
  const { db, needs } = needsOf({ url, folder, key, shiftMs: Number(shift) })
  for (;;) {
    await makeExports(needs)
    const open = await db.query(sql`select id from lists.export where state in ('waiting', 'making')`)
    if (open.length === 0) break
  }
  await db.close()
}
