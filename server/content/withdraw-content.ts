import type { Publication } from '#contract/shapes/content.ts'
import { emptyPreview, type Action } from '#server/approvals/index.ts'
import { refuse, publish, type Transaction } from '#server/kernel/index.ts'
import { announceContent } from './content-changed.ts'
import * as queries from './content.queries.ts'
import { coversFrom } from './covers-from.ts'
import type { ContentNeeds } from './needs.ts'
import { labelOf } from './publish-content.ts'
import { publicationOf } from './show-content.ts'
import { countNotified } from './terms/notices.queries.ts'

type Needs = Pick<ContentNeeds, 'db' | 'clock' | 'target'>
type Withdrawing = { readonly publicationId: string }

/** Texts that players agree to, or that the law requires to be available. */
const OF_LAW = new Set([
  'terms',
  'gdpr',
  'privacy',
  'gamePlans',
  'responsibleGaming',
  'identificationAndContactInformation',
])

/**
 * Withdraws a present or future publication: the previous one is in force again. One person may do it, because a
 * mistake must be removed at once; a text required by law needs two.
 */
export function withdrawAction(needs: Needs): Action<Withdrawing, Publication> {
  const { clock } = needs
  return {
    key: 'content.withdraw',
    permission: 'content.manage',
    preview: async (tx, input) => {
      const row = await lockToWithdraw(needs, tx, input)
      return {
        ...emptyPreview,
        subject: { kind: 'content', id: row.itemId, label: labelOf(row, row) },
        changes: [{ field: 'contentVersion', before: row.version, after: await versionWithout(needs, tx, row) }],
        warnings: [
          ...(row.kind === 'page' && OF_LAW.has(row.place) ? [{ id: 'text-of-law', about: null }] : []),
          ...((await wasTold(tx, row)) ? [{ id: 'terms-told', about: null }] : []),
        ],
      }
    },
    run: async (tx, input, { asker }) => {
      const row = await lockToWithdraw(needs, tx, input)
      const at = clock.now()
      await queries.markWithdrawn(tx, row.id, asker.name, at)
      await queries.touchItem(tx, row.itemId, at)
      await announceContent(tx, row.itemId)
      await publish(tx, 'content.withdrawn', { itemId: row.itemId, version: row.version })
      const standing = await queries.findStanding(tx, row.itemId, at)
      return publicationOf({ ...row, withdrawnAt: at, withdrawnBy: asker.name }, standing)
    },
  }
}

/** The version shown after this withdrawal. */
async function versionWithout({ clock }: Needs, tx: Transaction, row: queries.PublicationRow): Promise<number | null> {
  const now = clock.now()
  const others = await othersThan(tx, row, now)
  return others.find(({ fromAt }) => fromAt <= now)?.version ?? null
}

const othersThan = async (tx: Transaction, row: queries.PublicationRow, now: Date) =>
  (await queries.listOpenPeriods(tx, row.itemId, now)).filter(({ id }) => id !== row.id)

/** Whether players got a letter about its beginning: then they get another one about the withdrawal. */
async function wasTold(
  tx: Transaction,
  row: queries.PublicationRow & Pick<queries.ItemRow, 'place'>,
): Promise<boolean> {
  if (row.place !== 'terms' || !row.asksAgain) return false
  return (await countNotified(tx, row)).count > 0
}

/** A page of the site always has a text: now, and when every publication with an end is over. */
async function lockToWithdraw(needs: Needs, tx: Transaction, { publicationId }: Withdrawing) {
  const row = await queries.lockPublication(tx, needs.target, publicationId)
  if (!row) return refuse('ERR_CONTENT_NOT_FOUND')
  const now = needs.clock.now()
  if (row.withdrawnAt !== null || (row.untilAt !== null && row.untilAt <= now)) return refuse('ERR_STATE_CHANGED')
  if (row.kind === 'page' && !coversFrom(now, await othersThan(tx, row, now))) return refuse('ERR_STATE_CHANGED')
  return row
}
