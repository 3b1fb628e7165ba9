import { useSearchParams } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { approvalList, decidedApprovalList } from '#contract/lists/approvals.ts'
import { listApprovals, listDecidedApprovals, type APPROVAL_VIEWS } from '#contract/play-v1/approvals.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import { useKeys } from '../../shell/keys.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { ApprovalPane } from './approval-pane.tsx'
import { useInboxCells } from './inbox-cells.tsx'
import styles from './approvals.module.css'

export type ApprovalRow = ReplyOf<typeof listApprovals>['rows'][number]
export type InboxView = (typeof APPROVAL_VIEWS)[number] | 'decided'

const READ_EVERY_MS = 15_000
/** Beside an open request the list is half as wide: it keeps what a request is and how far it is, its pane says the rest. */
const BESIDE_PANE = ['action', 'canSign', 'state']

/** The list of requests, the first to expire at the top, or of decided ones; the open one is beside it. */
export function Inbox({ view }: { readonly view: InboxView }) {
  const { t } = useTexts()
  const [search, setSearch] = useSearchParams()
  const openId = search.get('request')
  const open = (approvalId: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (approvalId) next.set('request', approvalId)
        else next.delete('request')
        return next
      },
      { replace: true },
    )
  useKeys(openId ? [{ keys: 'Escape', label: t('keys.close'), run: () => open(null) }] : [])
  const shared = {
    label: t(`approvals.view.${view}`),
    empty: t('approvals.empty'),
    keyOf: ({ approvalId }: ApprovalRow) => approvalId,
    cells: useInboxCells(open),
    openKey: openId,
    columnsBesidePane: BESIDE_PANE,
    everyMs: READ_EVERY_MS,
  }
  return (
    <div className={joinClasses(styles.inbox, !(openId === null) && styles.open)}>
      <div className={styles.side}>
        {view === 'decided' ? (
          <DataList
            {...shared}
            list={decidedApprovalList}
            read={(question) =>
              ask(api(listDecidedApprovals, { query: question as QueryOf<typeof listDecidedApprovals> }))
            }
            keptAs={['approvals', 'decided']}
          />
        ) : (
          <DataList
            {...shared}
            list={approvalList}
            read={(question) =>
              ask(api(listApprovals, { query: { ...question, view } as QueryOf<typeof listApprovals> }))
            }
            keptAs={['approvals', view]}
            of={{ view }}
          />
        )}
      </div>
      {openId === null ? null : <ApprovalPane key={openId} approvalId={openId} onClose={() => open(null)} />}
    </div>
  )
}
