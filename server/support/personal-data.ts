import { readFile } from '#server/documents/index.ts'
import type { Querier } from '#server/kernel/index.ts'
import type { PersonalFile, PersonalPart } from '#server/players/index.ts'
import { fileBelongsTo } from './files/file-place.ts'
import { messageBelongsTo } from './message-text.ts'
import type { SupportNeeds } from './needs.ts'
import * as queries from './personal-data.queries.ts'

type Needs = Pick<SupportNeeds, 'db' | 'cipher' | 'files'>

/** Messages between a person and support, with their files. No rule requires their retention. */
export function supportParts(needs: Needs): PersonalPart[] {
  const { db, cipher, files } = needs
  return [
    {
      name: 'support',
      fate: 'erased',
      read: async (querier, playerId) => ({
        tickets: (await queries.findWrittenWith(querier, playerId)).map(({ id, textSealed, ...row }) => ({
          ...row,
          text: cipher.open(textSealed, messageBelongsTo(id)),
        })),
        files: (await queries.findStoredFiles(querier, playerId)).map(nameOf),
      }),
      erase: queries.deleteTickets,
      readFiles: (querier, playerId) => readFiles(needs, querier, playerId),
      // The bytes first: a remaining row means that there is still something to destroy.
      destroyFiles: async (playerId) => {
        const ids = (await queries.findStoredFiles(db, playerId)).map(({ id }) => id)
        for (const id of ids) await files.remove(id)
        await queries.deleteFiles(db, ids)
      },
    },
  ]
}

async function readFiles(needs: Needs, db: Querier, playerId: number): Promise<PersonalFile[]> {
  const read: PersonalFile[] = []
  for (const file of await queries.findStoredFiles(db, playerId)) {
    const content = await readFile(needs, file.id, fileBelongsTo)
    if (content) read.push({ name: nameOf(file), content })
  }
  return read
}

function nameOf({ id, contentType }: queries.StoredFile): string {
  return `${id}.${contentType === 'application/pdf' ? 'pdf' : 'jpg'}`
}
