import type { ReplyOf } from '#contract/call.ts'
import type { addClientSecret as call } from '#contract/play-v1/staff-clients.ts'
import { emptyPreview, requestOf, type Action, type Guarded, type Person } from '#server/approvals/index.ts'
import { refuse, type Input } from '#server/kernel/index.ts'
import { findLivingSecrets, endSecrets } from './clients.queries.ts'
import { addSecret } from './keep-client.ts'
import * as orders from './secret-orders.queries.ts'
import { findClients, lockClient } from './staff-clients.queries.ts'
import type { StaffClientNeeds } from './staff-clients.ts'

type Ordering = { readonly clientId: string; readonly endOldAfterHours: number }
type Done = { readonly done: true }

const HOUR_MS = 3_600_000
/** The requester may take the secret for so long after the approval. */
const TAKEN_WITHIN_MS = 24 * HOUR_MS

/**
 * A secret of a client gives all rights of the client, so a new one needs two people. They approve an order; the secret
 * itself is made, and shown once, when the requester takes it.
 */
export function orderSecretAction({ clock, target }: StaffClientNeeds): Action<Ordering, Done> {
  return {
    key: 'clients.secret',
    permission: 'clients.manage',
    preview: async (tx, { clientId, endOldAfterHours }) => {
      await lockClient(tx, clientId)
      const [client] = await findClients(tx, { target, now: clock.now(), clientId })
      if (!client) return refuse('ERR_CLIENT_NOT_FOUND')
      return {
        ...emptyPreview,
        subject: { kind: 'client', id: clientId, label: client.name },
        touched: { kind: 'clients', count: 1 },
        changes: [
          { field: 'secret', before: null, after: 'new' },
          { field: 'endOldAfterHours', before: null, after: endOldAfterHours },
        ],
      }
    },
    run: async (tx, ordering, { asker }) => {
      await orders.upsertOrder(tx, { ...ordering, askedBy: asker, at: clock.now() })
      return { done: true }
    },
  }
}

/**
 * Makes another secret and shows it once, to the person who requested it, after approval; the valid ones end after the
 * given hours, so that the service can change over without a gap.
 */
export async function addClientSecret(
  needs: StaffClientNeeds,
  order: Guarded<Ordering, Done>,
  { body, caller, ...input }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const { clientId, endOldAfterHours } = body
  const agreed = await takeOrdered(needs, clientId, caller)
  if (agreed) return agreed
  await order({ clientId, endOldAfterHours }, requestOf({ ...input, body, caller }))
  // The policy lets one person do it.
  return (await takeOrdered(needs, clientId, caller)) ?? refuse('ERR_STATE_CHANGED')
}

async function takeOrdered(
  { db, clock }: StaffClientNeeds,
  clientId: string,
  caller: Person,
): Promise<ReplyOf<typeof call> | undefined> {
  return db.transaction(async (tx) => {
    const at = clock.now()
    const since = new Date(at.getTime() - TAKEN_WITHIN_MS)
    const ordered = await orders.takeOrder(tx, { clientId, askedBy: caller.userId, since })
    if (!ordered) return undefined
    await lockClient(tx, clientId)
    const before = await findLivingSecrets(tx, clientId, at)
    const end = new Date(at.getTime() + ordered.endOldAfterHours * HOUR_MS)
    await endSecrets(
      tx,
      before.map(({ id }) => id),
      end,
    )
    return { clientId, ...(await addSecret(tx, { clientId, at, by: caller.name })) }
  })
}
