import { useSearchParams } from 'react-router'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { ViewTabs } from '../../shell/view-tabs.tsx'
import { DecisionsView } from './decisions-view.tsx'
import { LAW_VIEWS, lawViewOf } from './law-views.ts'
import { PacksView } from './packs-view.tsx'

/** What the rule packs say, and which rule refused whom and when. */
export function LawScreen() {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const view = lawViewOf(search)
  useRowKeys()
  return (
    <>
      <div className="head">
        <div className="grow">
          <h1>{t('screen.law')}</h1>
          <div className="s mut">{t('law.what')}</div>
        </div>
      </div>
      <ViewTabs views={LAW_VIEWS} view={view} label={t('law.views')} nameOf={(one) => t(`law.view.${one}`)} />
      {view === 'packs' ? <PacksView /> : <DecisionsView />}
    </>
  )
}
