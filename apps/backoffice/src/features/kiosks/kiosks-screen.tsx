import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listKiosks } from '#contract/play-v1/staff-kiosks.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import textStyles from '../../shell/text.module.css'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { BlockDialog } from './block-dialog.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { KioskTable } from './kiosk-table.tsx'
import { KIOSKS, type Kiosk, type Workroom } from './kiosks.ts'
import { WorkroomTable } from './workroom-table.tsx'

/** Where kiosks stand and which: a code lets another one in, a block shuts one out. */
export function KiosksScreen() {
  const { t } = useTexts()
  const [room, setRoom] = useState<Workroom>()
  const [kiosk, setKiosk] = useState<Kiosk>()
  const list = useQuery({ queryKey: KIOSKS, queryFn: () => ask(api(listKiosks, { query: {} })) })
  useRowKeys()
  return (
    <>
      <div className={layout.head}>
        <h1>{t('screen.kiosks')}</h1>
      </div>
      <div className={layout.list}>
        {list.isError ? (
          <div className={layout.padded}>
            <ProblemNote error={list.error} onRetry={() => void list.refetch()} />
          </div>
        ) : null}
        {list.isPending ? (
          <p className={joinClasses(layout.padded, textStyles.secondary)}>{t('list.loading')}</p>
        ) : null}
        {list.data ? (
          <>
            <KioskTable {...list.data} onBlock={setKiosk} />
            <WorkroomTable {...list.data} onCode={setRoom} />
          </>
        ) : null}
      </div>
      {room ? <CodeDialog room={room} onClose={() => setRoom(undefined)} /> : null}
      {kiosk ? <BlockDialog kiosk={kiosk} onClose={() => setKiosk(undefined)} /> : null}
    </>
  )
}
