import { emptyPreview, type Action } from '../../approvals/index.ts'
import { refuse, type Clock, type Transaction } from '../../kernel/index.ts'
import type { ListedRate } from './rate-list.ts'
import * as queries from './rates.queries.ts'

type Held = { readonly fetchId: number }

/**
 * Staff accept a list that was held, after comparing it with another source. ERR_STATE_CHANGED when it was accepted
 * already, or an equally new list is stored by now.
 */
export function acceptAction({ clock }: { readonly clock: Clock }): Action<Held, { done: true }> {
  return {
    key: 'rates.accept',
    permission: 'payments.manage',
    preview: async (tx, { fetchId }) => {
      const { held, newest, heldList } = await lockHeld(tx, fetchId)
      const before = new Map(newest?.rates.map((rate) => [pairOf(rate), rate.rate]))
      return {
        ...emptyPreview,
        subject: { kind: 'rates', id: String(held.id), label: `${held.source} ${held.validOn}` },
        touched: { kind: 'currencies', count: heldList.length },
        changes: heldList.map((rate) => ({
          field: 'rate',
          about: pairOf(rate),
          before: before.get(pairOf(rate)) ?? null,
          after: rate.rate,
        })),
      }
    },
    run: async (tx, { fetchId }, { asker, reason: explanation }) => {
      const { held, heldList: rates } = await lockHeld(tx, fetchId)
      const at = clock.now()
      await queries.insertList(tx, { source: held.source, validOn: held.validOn, rates }, at)
      await queries.acceptFetch(tx, held.id, { at, userId: asker.userId, userName: asker.name, explanation })
      return { done: true }
    },
  }
}

const pairOf = ({ from, to }: ListedRate) => `${from}/${to}`

async function lockHeld(tx: Transaction, fetchId: number) {
  const held = await queries.lockFetch(tx, fetchId)
  if (!held?.heldList || held.validOn === null || held.acceptedAt) return refuse('ERR_STATE_CHANGED')
  const { id, source, validOn, heldList } = held
  await queries.lockSource(tx, source)
  const newest = await queries.findNewestList(tx, source)
  if (newest && newest.validOn >= validOn) return refuse('ERR_STATE_CHANGED', { validOn: newest.validOn })
  return { held: { id, source, validOn }, newest, heldList }
}
