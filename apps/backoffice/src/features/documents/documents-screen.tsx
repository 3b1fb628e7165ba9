import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { waitingDocumentList } from '#contract/lists/waiting-documents.ts'
import * as staff from '#contract/play-v1/staff-documents.ts'
import { api, ask } from '../../shell/api.ts'
import { useKeys } from '../../shell/keys.ts'
import layout from '../../shell/layout.module.css'
import { writeQuestion, readState } from '../../shell/list/list-state.ts'
import { usePages } from '../../shell/list/use-pages.ts'
import { paths } from '../../shell/paths.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { neighbourOf, nextAfter } from './next-item.ts'
import { OpenItem } from './open-item.tsx'
import { QueueList } from './queue-list.tsx'
import { WaitingList } from './waiting-list.tsx'
import styles from './documents.module.css'

export type QueueItem = ReplyOf<typeof staff.listWaiting>['rows'][number]

const READ_EVERY_MS = 20_000
const CLOCK_EVERY_MS = 10_000

/** The queue of documents in the order of its list, with one of them open; after a decision the next one opens. */
export function DocumentsScreen() {
  const { t } = useTexts()
  const [params, setParams] = useSearchParams()
  const [now, setNow] = useState(() => Date.now())
  const question = writeQuestion(waitingDocumentList, readState(waitingDocumentList, params))
  const { query, rows } = usePages(
    ['documents', 'waiting', 'desk', question.toString()],
    (cursor) => ask(api(staff.listWaiting, { query: askedOf(question, cursor) })),
    { everyMs: READ_EVERY_MS },
  )
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CLOCK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  const asked = readPlace(params)
  const open = asked ?? rows[0]
  const show = (item: Place | undefined) =>
    setParams(new URLSearchParams([...question, ...(item ? addressOf(item) : [])]), { replace: true })
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

  if (params.get('view') === 'list')
    return <WaitingList everyMs={READ_EVERY_MS} goalHours={goalHours} now={now} toDesk={`?${question}`} />
  if (query.isError && !query.data)
    return (
      <div className={layout.padded}>
        <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
      </div>
    )
  if (!query.isPending && !open)
    return (
      <div className={layout.padded}>
        <h1>{t('screen.documents')}</h1>
        <p className={textStyles.secondary}>{t('documents.empty')}</p>
        <Link className={textStyles.link} to={paths.migrations}>
          {t('migrations.all')}
        </Link>
      </div>
    )
  const shared = {
    goalHours,
    now,
    onSkip: () => show(open && nextAfter(rows, open.itemId)),
    onDecided: async () => {
      const next = open && nextAfter(rows, open.itemId)
      await queryClient.invalidateQueries({ queryKey: ['documents', 'waiting'] })
      show(next)
    },
  }
  return (
    <div className={styles.desk}>
      <QueueList
        items={rows}
        count={summary?.count ?? rows.length}
        openId={open?.itemId}
        goalHours={goalHours}
        now={now}
        isBusy={query.isPending}
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        onOpen={show}
        toList={`?${new URLSearchParams([...question, ['view', 'list']])}`}
      />
      {open ? <OpenItem key={open.itemId} {...open} {...shared} /> : null}
    </div>
  )
}

type Place = Pick<QueueItem, 'playerId' | 'itemId' | 'item'>

/** Marks a migration in the URL, because it is loaded by another call than a document. */
function addressOf({ playerId, itemId, item }: Place): [string, string][] {
  const place: [string, string][] = [
    ['player', String(playerId)],
    ['item', itemId],
  ]
  return item === 'migration' ? [...place, ['kind', 'migration']] : place
}

/** The question of the list as parameters of its call. */
function askedOf(question: URLSearchParams, cursor: string | undefined): QueryOf<typeof staff.listWaiting> {
  const names = [...new Set(question.keys())]
  return Object.fromEntries([
    ...names.map((name) => [name, name === 'kinds' ? question.getAll(name) : question.get(name)]),
    ...(cursor ? [['cursor', cursor]] : []),
  ]) as QueryOf<typeof staff.listWaiting>
}

function readPlace(params: URLSearchParams): Place | undefined {
  const playerId = Number(params.get('player'))
  const itemId = params.get('item')
  const item = params.get('kind') === 'migration' ? 'migration' : 'document'
  return itemId && Number.isSafeInteger(playerId) && playerId > 0 ? { playerId, itemId, item } : undefined
}
