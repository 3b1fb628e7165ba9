import { createHash } from 'node:crypto'
import type { CallDefinition } from '#contract/call.ts'
import { refuse, type ClientCaller, type Input, type Transaction } from '#server/kernel/index.ts'
import type { TopologyNeeds } from '../needs.ts'
import { lockPlaces } from '../versions/versions.queries.ts'
import type { Writer } from '../versions/write-versions.ts'
import { findByReceipt, findKept, insertKept } from './kept-requests.queries.ts'

type Reply = Readonly<Record<string, unknown>>
type OnceRequest = {
  readonly call: CallDefinition
  readonly caller: ClientCaller
  readonly body: { readonly idempotencyKey: string }
}

/**
 * Does what a service asks once for its key: a repeat is answered what the first was, another request by the same key is
 * refused. What was answered is found again by its receipt.
 */
export async function writeOnce<Answer extends Reply>(
  needs: TopologyNeeds,
  { call, caller, body }: OnceRequest,
  work: (tx: Transaction, writer: Writer) => Promise<Answer>,
): Promise<Answer & { receipt: string }> {
  const { db, clock, target, sign } = needs
  const { clientId } = caller
  const bodyHash = createHash('sha256')
    .update(`${call.path}\n${JSON.stringify(body)}`)
    .digest('base64url')
  return db.transaction(async (tx) => {
    await lockPlaces(tx, target)
    const kept = await findKept(tx, clientId, body.idempotencyKey)
    if (kept && kept.bodyHash !== bodyHash) return refuse('ERR_KEY_REUSED')
    if (kept) return { ...(kept.reply as Answer), receipt: kept.receipt }
    const at = clock.now()
    const receipt = sign([clientId, body.idempotencyKey, bodyHash].join('\n'))
    const reply = await work(tx, { name: caller.name, at })
    await insertKept(tx, { clientId, key: body.idempotencyKey, receipt, path: call.path, bodyHash, reply, at })
    return { ...reply, receipt }
  })
}

/** The kept answer of a receipt; of somebody else's as of one that nobody gave. */
export async function findReceipt(
  { db }: Pick<TopologyNeeds, 'db'>,
  { params, caller }: { readonly params: { readonly hash: string }; readonly caller: ClientCaller },
): Promise<{ call: string; at: string; reply: Record<string, unknown> }> {
  const kept = await findByReceipt(db, caller.clientId, params.hash)
  if (!kept) return refuse('ERR_RECEIPT_NOT_FOUND')
  return { call: kept.path, at: kept.at.toISOString(), reply: kept.reply }
}

/** What a service changed, for the audit log. */
export function describeChange(
  input: Pick<Input<CallDefinition>, 'subject' | 'changed'>,
  {
    subject,
    before,
    after,
  }: {
    readonly subject: { readonly kind: 'venue' | 'terminal' | 'party'; readonly id: string; readonly label: string }
    readonly before: Reply | null
    readonly after: Reply | null
  },
): void {
  input.subject(subject.kind === 'party' ? 'other' : subject.kind, subject.id, subject.label)
  input.changed(before, after)
}
