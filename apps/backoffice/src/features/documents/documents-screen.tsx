import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import * as staff from '#contract/play-v1/staff-documents.ts'
import { api, ask } from '../../shell/api.ts'
import { useKeys } from '../../shell/keys.ts'
import { usePages } from '../../shell/paged-list.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { ItemView } from './item-view.tsx'
import { neighbourOf, nextAfter } from './next-item.ts'
import { QueueList } from './queue-list.tsx'

export type QueueItem = ReplyOf<typeof staff.listWaiting>['rows'][number]

const READ_EVERY_MS = 20_000
const CLOCK_EVERY_MS = 10_000

/** The queue of what people have sent, oldest first, with one of them open; after a decision the next one opens. */
export function DocumentsScreen() {
  const { t } = useTexts()
  const [params, setParams] = useSearchParams()
  const [now, setNow] = useState(() => Date.now())
  const { query, rows } = usePages(
    ['documents', 'waiting'],
    (cursor) => ask(api(staff.listWaiting, { query: cursor ? { cursor } : {} })),
    { everyMs: READ_EVERY_MS },
  )
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CLOCK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  const asked = readPlace(params)
  const open = asked ?? rows[0]
  const show = (item: { readonly playerId: number; readonly itemId: string } | undefined) =>
    setParams(item ? { player: String(item.playerId), item: item.itemId } : {}, { replace: true })
  const go = (by: 1 | -1) => {
    const item = neighbourOf(rows, open?.itemId, by)
    if (item) show(item)
  }
  useKeys([
    { keys: 'j', label: t('keys.next'), run: () => go(1) },
    { keys: 'k', label: t('keys.previous'), run: () => go(-1) },
  ])
  const summary = (query.data?.pages as readonly ReplyOf<typeof staff.listWaiting>[] | undefined)?.at(-1)
  const goalHours = summary?.goalHours ?? 0

  if (query.isError && !query.data)
    return (
      <div className="box-pad">
        <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
      </div>
    )
  if (!query.isPending && !open)
    return (
      <div className="box-pad">
        <h1>{t('screen.documents')}</h1>
        <p className="sec">{t('documents.empty')}</p>
      </div>
    )
  return (
    <div className="doc3">
      <QueueList
        items={rows}
        count={summary?.count ?? rows.length}
        openId={open?.itemId}
        goalHours={goalHours}
        now={now}
        isBusy={query.isPending}
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        onOpen={show}
      />
      {open ? (
        <ItemView
          key={open.itemId}
          playerId={open.playerId}
          itemId={open.itemId}
          goalHours={goalHours}
          now={now}
          onSkip={() => show(nextAfter(rows, open.itemId))}
          onDecided={async () => {
            const next = nextAfter(rows, open.itemId)
            await queryClient.invalidateQueries({ queryKey: ['documents', 'waiting'] })
            show(next)
          }}
        />
      ) : null}
    </div>
  )
}

function readPlace(params: URLSearchParams): { readonly playerId: number; readonly itemId: string } | undefined {
  const playerId = Number(params.get('player'))
  const itemId = params.get('item')
  return itemId && Number.isSafeInteger(playerId) && playerId > 0 ? { playerId, itemId } : undefined
}
