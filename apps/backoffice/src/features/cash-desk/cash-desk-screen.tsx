import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ActionButton } from '../../shell/action-button.tsx'
import layout from '../../shell/layout.module.css'
import { VIEWS } from '../../shell/view-names.ts'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { ViewTabs } from '../../shell/view-tabs.tsx'
import { DeskView } from './desk-view.tsx'
import { DifferencesView } from './differences-view.tsx'
import { NewDeskDialog } from './new-desk-dialog.tsx'
import { MovementsView, ShiftsView } from './shifts-view.tsx'

/** Cash desks of venues: the current desk, shifts and movements, and differing counts. */
export function CashDeskScreen() {
  const { t } = useTexts()
  const [search, setSearch] = useSearchParams()
  const [isAdding, setAdding] = useState(false)
  const view = VIEWS.cashDesk.find((one) => one === search.get('view')) ?? VIEWS.cashDesk[0]
  useRowKeys()
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.cashDesk')}</h1>
        </div>
        <ActionButton
          permission="cash.manage"
          icon={<Plus aria-hidden="true" />}
          label={t('cash.newDesk')}
          onClick={() => setAdding(true)}
        />
      </div>
      <ViewTabs
        views={VIEWS.cashDesk}
        view={view}
        label={t('screen.cashDesk')}
        nameOf={(one) => t(`cash.view.${one}`)}
      />
      {view === 'desk' ? (
        <DeskView open={search.get('desk') ?? undefined} onOpen={(deskId) => setSearch({ view, desk: deskId })} />
      ) : null}
      {view === 'shifts' ? (
        <ShiftsView
          open={search.get('shift') ?? undefined}
          onOpen={(shift) => setSearch(shift === undefined ? { view } : { view, shift })}
        />
      ) : null}
      {view === 'movements' ? <MovementsView /> : null}
      {view === 'differences' ? <DifferencesView /> : null}
      {isAdding ? <NewDeskDialog onClose={() => setAdding(false)} /> : null}
    </>
  )
}
