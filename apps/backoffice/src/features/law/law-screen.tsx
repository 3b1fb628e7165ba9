import { useSearchParams } from 'react-router'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { ViewTabs } from '../../shell/view-tabs.tsx'
import { DecisionsView } from './decisions-view.tsx'
import { LAW_VIEWS, lawViewOf } from './law-views.ts'
import { PacksView } from './packs-view.tsx'

/** The rule packs, and refusals by their rules. */
export function LawScreen() {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const view = lawViewOf(search)
  useRowKeys()
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.law')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('law.what')}</div>
        </div>
      </div>
      <ViewTabs views={LAW_VIEWS} view={view} label={t('law.views')} nameOf={(one) => t(`law.view.${one}`)} />
      {view === 'packs' ? <PacksView /> : <DecisionsView />}
    </>
  )
}
