import { useState } from 'react'
import { useSearchParams } from 'react-router'
import layout from '../../shell/layout.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { VIEWS } from '../../shell/view-names.ts'
import { ViewTabs } from '../../shell/view-tabs.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { KioskList } from './kiosk-list.tsx'
import type { Kiosk, Workroom } from './kiosks.ts'
import { NoticeList } from './notice-list.tsx'
import { WorkroomList } from './workroom-list.tsx'

const NAMES = { kiosks: 'screen.kiosks', rooms: 'kiosks.rooms', notices: 'kiosks.notices' } as const

/** Kiosks by place, and their notices: a code adds one, a block excludes one. */
export function KiosksScreen() {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const [room, setRoom] = useState<Workroom>()
  const [kiosk, setKiosk] = useState<Kiosk>()
  const view = VIEWS.kiosks.find((one) => one === search.get('view')) ?? 'kiosks'
  return (
    <>
      <div className={layout.head}>
        <h1>{t('screen.kiosks')}</h1>
      </div>
      <ViewTabs views={VIEWS.kiosks} view={view} label={t('screen.kiosks')} nameOf={(one) => t(NAMES[one])} />
      {view === 'kiosks' ? <KioskList onBlock={setKiosk} /> : null}
      {view === 'rooms' ? <WorkroomList onCode={setRoom} /> : null}
      {view === 'notices' ? <NoticeList /> : null}
      {room ? <CodeDialog room={room} onClose={() => setRoom(undefined)} /> : null}
      {kiosk ? <BlockDialog kiosk={kiosk} onClose={() => setKiosk(undefined)} /> : null}
    </>
  )
}
