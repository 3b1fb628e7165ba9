import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { listApprovals, type APPROVAL_VIEWS } from '#contract/play-v1/approvals.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberHeader } from '#ui/table/table.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { ApprovalPane } from './approval-pane.tsx'
import { InboxRow } from './inbox-row.tsx'
import styles from './approvals.module.css'

export type ApprovalRow = ReplyOf<typeof listApprovals>['rows'][number]
type View = (typeof APPROVAL_VIEWS)[number]

const READ_EVERY_MS = 15_000
const COLUMNS = 4

/** Requests in two parts: what this person can sign, by what expires first, and the rest. The open one stands beside them. */
export function Inbox({ view, first }: { readonly view: View; readonly first: string | null }) {
  const { t } = useTexts()
  const [openId, setOpenId] = useState<string | null>(first)
  const { query, rows } = usePages(
    ['approvals', view],
    (cursor) => ask(api(listApprovals, { query: { view, ...(cursor ? { cursor } : {}) } })),
    { everyMs: READ_EVERY_MS },
  )
  useRowKeys()
  const mine = rows.filter(({ canSign }) => canSign)
  const others = rows.filter(({ canSign }) => !canSign)
  const part = (title: string, of: readonly ApprovalRow[]) =>
    of.length === 0
      ? null
      : [
          <tr key={title} className={styles.part}>
            <th colSpan={COLUMNS} scope="rowgroup">
              {title}
            </th>
          </tr>,
          ...of.map((row) => (
            <InboxRow
              key={row.approvalId}
              row={row}
              isOpen={row.approvalId === openId}
              onOpen={() => setOpenId(row.approvalId)}
            />
          )),
        ]
  return (
    <div className={joinClasses(styles.inbox, !(openId === null) && styles.open)}>
      <PagedList
        pages={query}
        count={rows.length}
        label={t('screen.approvals')}
        empty={t('approvals.empty')}
        head={
          <tr>
            <th>{t('approvals.request')}</th>
            <th className={layout.wideOnly}>{t('approvals.asks')}</th>
            <th>{t('approvals.signatures')}</th>
            <NumberHeader>{t('approvals.left')}</NumberHeader>
          </tr>
        }
      >
        {part(t('approvals.canSign', { count: mine.length }), mine)}
        {part(t('approvals.others', { count: others.length }), others)}
      </PagedList>
      {openId === null ? null : <ApprovalPane key={openId} approvalId={openId} onClose={() => setOpenId(null)} />}
    </div>
  )
}
