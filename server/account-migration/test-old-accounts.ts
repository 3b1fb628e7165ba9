import sharp from 'sharp'
import { migrationWorkOf } from '#apps/api/compose/compose-account-migration.ts'
import { importOldAccounts } from '#contract/play-v1/account-migration.ts'
import * as documents from '#contract/onling-v2/player-identity-document.ts'
import { SIDES } from '#contract/states/document-states.ts'
import type { TestApi } from '#tests/api.ts'
import { uploadFile } from '#tests/upload-file.ts'
import type { OldAccount } from './import-old-account.ts'

/** An account of the old system with this reference; data of the person may be changed. */
export function oldAccount(reference: string, change: Record<string, unknown> = {}, rest: Partial<OldAccount> = {}) {
  const person = { FirstName: 'Otakar', Surname: `Dávný ${reference}`, BirthDate: '1984-02-29', ...change }
  return {
    source: 'venue',
    reference,
    fields: Object.entries(person).map(([fieldType, value]) => ({ fieldType, value: value as string })),
    documents: [{ kind: 'IdentityCard', country: 'CZE', number: numberOf(reference) }],
    cardNumbers: [cardOf(reference)],
    pin: PIN,
    ...rest,
  } satisfies OldAccount
}

export const PIN = '4071'
const codeOf = (reference: string) =>
  String([...reference].reduce((sum, one) => sum * 7 + (one.codePointAt(0) ?? 0), 1))
export const numberOf = (reference: string) => codeOf(reference).padStart(9, '2').slice(-9)
export const cardOf = (reference: string) => codeOf(reference).padStart(16, '9').slice(-16)

/** Imports old accounts, as the system of a venue does. */
export async function importAll(
  api: TestApi,
  accounts: readonly OldAccount[],
): Promise<{ imported: number; known: number }> {
  const token = await api.freshToken('internal')
  const answer = await api.send(importOldAccounts, { input: { body: { accounts } }, token })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

/** Needs of the worker. */
export function workOf(api: TestApi) {
  const { configuration } = api.environment
  return migrationWorkOf({ configuration, signIn: api })
}

/** Sends a document with its sides, as its player. */
export async function sendDocument(
  api: TestApi,
  token: string,
  document: { readonly kind: 'IdentityCard' | 'Passport'; readonly country: string; readonly number: string },
): Promise<string> {
  const written = { ...document, expiresOn: '2035-05-05' }
  const made = await api.send(documents.create, { input: { body: written }, token })
  const { documentId } = made.json<{ documentId: string }>()
  const file = await sharp({ create: { width: 1400, height: 900, channels: 3, background: '#c8d0d8' } })
    .jpeg()
    .toBuffer()
  const { path: url } = documents.uploadScan
  for (const kind of SIDES[document.kind]) {
    const query = { documentId, kind }
    await uploadFile(api.app, { url, query, token, file, name: 'a.jpg', type: 'image/jpeg' })
  }
  return documentId
}
