import { randomBytes } from 'node:crypto'
import { openFolderStore } from '#server/documents/index.ts'
import { makeFieldCipher, newId, sql, systemClock, type Database, type FieldKeys } from '#server/kernel/index.ts'

export type KeptFile = { readonly id: string; readonly content: Buffer }

const belongsTo = (id: string) => `documents.file:${id}`
const CONTENT_BYTES = 4096

/** Stores sealed files like the room of documents, each with its row. */
export async function keepFiles(
  db: Database,
  folder: string,
  keys: FieldKeys,
  { target, count }: { readonly target: string; readonly count: number },
): Promise<KeptFile[]> {
  const [{ playerId } = { playerId: 0 }] = await db.query<{ playerId: number }>(sql`
    select id as player_id from players.player limit 1`)
  const [cipher, store] = [makeFieldCipher(keys), openFolderStore(folder)]
  const kept: KeptFile[] = []
  for (let place = 0; place < count; place += 1) {
    const file = { id: newId(systemClock.now()), content: randomBytes(CONTENT_BYTES) }
    await store.put(file.id, cipher.sealBytes(file.content, belongsTo(file.id)))
    await db.query(sql`
      insert into documents.file (id, target, player_id, content_type, bytes, content_index, sealed_with, stored_at)
      values (${file.id}, ${target}, ${playerId}, 'application/pdf', ${file.content.length}, ${cipher.blindIndex(file.id, 'documents.content')},
              ${cipher.currentStart}, ${systemClock.now()})`)
    kept.push(file)
  }
  return kept
}

/** Decrypts every file in the database. Returns a sentence for each that is missing or cannot be decrypted. */
export async function openFiles(
  db: Database,
  folder: string,
  keys: FieldKeys,
  kept: readonly KeptFile[],
): Promise<string[]> {
  const [cipher, store] = [makeFieldCipher(keys), openFolderStore(folder)]
  const wrong: string[] = []
  const rows = await db.query<{ id: string }>(sql`select id from documents.file where destroyed_at is null`)
  if (rows.length !== kept.length) wrong.push(`${rows.length} rows of files in place of ${kept.length}`)
  for (const { id } of rows) {
    const sealed = await store.get(id)
    if (!sealed) {
      wrong.push(`file ${id} is not there`)
      continue
    }
    try {
      const content = cipher.openBytes(sealed, belongsTo(id))
      if (!kept.some((one) => one.id === id && one.content.equals(content))) wrong.push(`file ${id} is another one`)
    } catch {
      wrong.push(`file ${id} does not open`)
    }
  }
  return wrong
}
