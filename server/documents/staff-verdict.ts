import type { Static } from 'typebox'
import type { Language } from '#contract/shapes/fields.ts'
import type { DocumentKind, RejectReason, ScanKind } from '#contract/states/document-states.ts'
import { newId, publish, type StaffCaller, type Transaction } from '#server/kernel/index.ts'
import type { MoveCause } from './move-document.ts'
import type { DocumentNeeds } from './needs.ts'
import { documentNames } from './texts/document-names.ts'

export type Rejection = { readonly move: 'reject'; readonly reason: RejectReason; readonly message: string }

/** Who of the staff decided, and why, as the history stores it. */
export function staffCause(
  { userId, name }: Pick<StaffCaller, 'userId' | 'name'>,
  explanation: string | undefined,
  rejection: Rejection | undefined,
): MoveCause {
  return { actor: 'staff', userId, userName: name, explanation, ...(rejection ? { rejection } : {}) }
}

type Addressee = { readonly id: number; readonly email: string; readonly language: Static<typeof Language> }

/**
 * Sends the player a letter about a document or a paper: approved, or rejected with the text of staff. Publishes
 * `documents.verdict-given`.
 */
export async function sendVerdict(
  needs: Pick<DocumentNeeds, 'sendLetter' | 'clock'>,
  tx: Transaction,
  { id: playerId, email: to, language }: Addressee,
  kind: DocumentKind | ScanKind,
  rejection: Rejection | undefined,
): Promise<void> {
  const document = documentNames[language][kind]
  const verdictId = newId(needs.clock.now())
  await publish(tx, 'documents.verdict-given', { playerId, verdictId, isApproved: rejection === undefined })
  await needs.sendLetter(
    tx,
    rejection
      ? { to, language, template: 'document-rejected', values: { document, message: rejection.message } }
      : { to, language, template: 'document-approved', values: { document } },
  )
}
