import { Link } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { waitingDocumentList } from '#contract/lists/waiting-documents.ts'
import * as staff from '#contract/play-v1/staff-documents.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { DataList } from '../../shell/list/data-list.tsx'
import { paths } from '../../shell/paths.ts'
import rowStyles from '../../shell/rows.module.css'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { waitingTime } from './waiting-time.ts'

type Item = ReplyOf<typeof staff.listWaiting>['rows'][number]
type Props = { readonly everyMs: number; readonly goalHours: number; readonly now: number; readonly toDesk: string }

/** The queue as a list: filters and order chosen here also apply to the queue's own screen. */
export function WaitingList({ everyMs, goalHours, now, toDesk }: Props) {
  const { t } = useTexts()
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.documents')}</h1>
          <div className={joinClasses(textStyles.small, layout.row)}>
            <Link className={textStyles.link} to={toDesk}>
              {t('lists.toDesk')}
            </Link>
            <Link className={textStyles.link} to={paths.migrations}>
              {t('migrations.all')}
            </Link>
          </div>
        </div>
      </div>
      <DataList
        list={waitingDocumentList}
        label={t('documents.queue')}
        empty={t('documents.empty')}
        read={(question) => ask(api(staff.listWaiting, { query: question as QueryOf<typeof staff.listWaiting> }))}
        keyOf={({ itemId }) => itemId}
        keptAs={['documents', 'waiting']}
        everyMs={everyMs}
        cells={{
          kind: ({ item, itemId, kind, playerId }: Item) => (
            <Link
              data-opener
              className={rowStyles.opener}
              to={item === 'migration' ? paths.migration(playerId, itemId) : paths.document(playerId, itemId)}
            >
              {t(`document.${kind}`)}
            </Link>
          ),
          isAgain: ({ isAgain }: Item) => (isAgain ? <Status kind="wait">{t('documents.again')}</Status> : '–'),
          waitingSince: ({ waitingSince }: Item) => {
            const waits = waitingTime(waitingSince, goalHours, now)
            return <span className={waits.isLate ? textStyles.late : undefined}>{waits.text}</span>
          },
        }}
      />
    </>
  )
}
