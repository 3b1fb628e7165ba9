import type { Publication } from '#contract/shapes/content.ts'
import { emptyPreview, type Action } from '#server/approvals/index.ts'
import { refuse, publish, type Transaction } from '#server/kernel/index.ts'
import { announceContent } from './content-changed.ts'
import * as queries from './content.queries.ts'
import type { ContentNeeds } from './needs.ts'
import { labelOf } from './publish-content.ts'
import { publicationOf } from './show-content.ts'
import { countNotified } from './terms/notices.queries.ts'

type Needs = Pick<ContentNeeds, 'db' | 'clock' | 'target'>
type Withdrawing = { readonly publicationId: string }

/** Texts that players agree to, or that the law wants to be found. */
const OF_LAW = new Set(['terms', 'gdpr', 'privacy', 'responsibleGaming', 'identificationAndContactInformation'])

/**
 * Takes back what is shown or is to be: what was in force before is in force again. One person may do it, since a mistake has to go
 * at once; a text of law takes two.
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

/** What is shown once this publication is gone. A page of the site is never without a text. */
async function versionWithout({ clock }: Needs, tx: Transaction, row: queries.PublicationRow): Promise<number | null> {
  const others = (await queries.listPublications(tx, row.itemId)).filter(({ id }) => id !== row.id)
  const now = clock.now()
  const next = others.find(
    ({ fromAt, untilAt, withdrawnAt }) => fromAt <= now && (untilAt === null || untilAt > now) && withdrawnAt === null,
  )
  return next?.version ?? null
}

/** Players have a letter that says it begins: they are told by another one that it was taken back. */
async function wasTold(
  tx: Transaction,
  row: queries.PublicationRow & Pick<queries.ItemRow, 'place'>,
): Promise<boolean> {
  if (row.place !== 'terms' || !row.asksAgain) return false
  return (await countNotified(tx, row)).count > 0
}

async function lockToWithdraw(needs: Needs, tx: Transaction, { publicationId }: Withdrawing) {
  const row = await queries.lockPublication(tx, needs.target, publicationId)
  if (!row) return refuse('ERR_CONTENT_NOT_FOUND')
  const now = needs.clock.now()
  if (row.withdrawnAt !== null || (row.untilAt !== null && row.untilAt <= now)) return refuse('ERR_STATE_CHANGED')
  const isPageInForce = row.kind === 'page' && row.fromAt <= now
  if (isPageInForce && (await versionWithout(needs, tx, row)) === null) return refuse('ERR_STATE_CHANGED')
  return row
}
