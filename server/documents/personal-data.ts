import type { Querier, Transaction } from '#server/kernel/index.ts'
import type { PersonalFile, PersonalPart } from '#server/players/index.ts'
import { destroyFiles } from './destroy-files.ts'
import { findDocuments } from './documents.queries.ts'
import { numberBelongsTo } from './enter-document.ts'
import { readFile } from './files/store-file.ts'
import { findBankAccounts } from './kyc/bank-accounts.queries.ts'
import { openIban } from './kyc/bank-accounts.ts'
import { evidenceBelongsTo } from './kyc/settle-check.ts'
import type { DocumentNeeds } from './needs.ts'
import * as queries from './personal-data.queries.ts'

type Needs = Pick<DocumentNeeds, 'db' | 'clock' | 'target' | 'cipher' | 'files'>

/** Documents and bank accounts of a person. The pictures stay as sealed files until their retention ends. */
export function documentParts(needs: Needs): PersonalPart[] {
  const { target, cipher } = needs
  return [
    {
      name: 'documents',
      fate: 'held',
      read: (db, playerId) => readDocuments(needs, db, playerId),
      erase: (tx, playerId, now) => eraseDocuments(needs, tx, playerId, now),
      readFiles: (db, playerId) => readPictures(needs, db, playerId),
      destroyFiles: (playerId) =>
        destroyFiles(needs, async (tx) => {
          const files = await queries.findStoredFiles(tx, playerId)
          for (const { id } of files) await queries.eraseContentIndex(tx, id)
          return files.map(({ id }) => id)
        }),
    },
    {
      name: 'bankAccounts',
      fate: 'held',
      read: async (db, playerId) => ({
        accounts: (await findBankAccounts(db, target, playerId)).map((row) => ({
          iban: openIban(cipher, playerId, row.ibanSealed),
          verifiedAt: row.verifiedAt,
        })),
      }),
      erase: queries.deleteBankAccounts,
    },
  ]
}

async function readDocuments({ target, cipher }: Needs, db: Querier, playerId: number) {
  const documents = await findDocuments(db, target, playerId)
  const evidence = await queries.findEvidence(db, target, playerId)
  return {
    documents: documents.map(({ id, numberSealed, kind, country, expiresOn, state, createdAt, rejectMessage }) => ({
      number: cipher.open(numberSealed, numberBelongsTo(id)),
      kind,
      country,
      expiresOn,
      state,
      createdAt,
      rejectMessage,
    })),
    checks: evidence.map(({ id, evidenceSealed, ...row }) => ({
      ...row,
      answer: evidenceSealed === null ? null : JSON.parse(cipher.open(evidenceSealed, evidenceBelongsTo(id))),
    })),
    history: await queries.findItemMoves(db, playerId),
    files: (await queries.findStoredFiles(db, playerId)).map(nameOf),
  }
}

async function eraseDocuments({ cipher }: Needs, tx: Transaction, playerId: number, now: Date): Promise<void> {
  // An empty text is sealed instead of null: sealing again with a new key opens every number.
  for (const id of await queries.findDocumentIds(tx, playerId))
    await queries.eraseDocument(tx, id, cipher.seal('', numberBelongsTo(id)), now)
  await queries.eraseScans(tx, playerId)
}

async function readPictures(needs: Needs, db: Querier, playerId: number): Promise<PersonalFile[]> {
  const pictures: PersonalFile[] = []
  for (const file of await queries.findStoredFiles(db, playerId)) {
    const content = await readFile(needs, file.id)
    if (content) pictures.push({ name: nameOf(file), content })
  }
  return pictures
}

function nameOf({ id, contentType }: queries.StoredFile): string {
  return `${id}.${contentType === 'application/pdf' ? 'pdf' : 'jpg'}`
}
