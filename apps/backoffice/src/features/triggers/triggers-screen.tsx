import { Zap } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import layout from '../../shell/layout.module.css'
import { paths } from '../../shell/paths.ts'
import textStyles from '../../shell/text.module.css'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { VIEWS } from '../../shell/view-names.ts'
import { ViewTabs } from '../../shell/view-tabs.tsx'
import { DefinitionList } from './definitions/definition-list.tsx'
import { FiringList } from './firing-list.tsx'
import { TriggerList } from './trigger-list.tsx'

/** Triggers, their firings, and definitions of events. */
export function TriggersScreen() {
  const { t } = useTexts()
  const go = useNavigate()
  const [search] = useSearchParams()
  const view = VIEWS.triggers.find((one) => one === search.get('view')) ?? 'triggers'
  useRowKeys()
  return (
    <>
      <div className={joinClasses(layout.head, layout.wrap)}>
        <div className={layout.grow}>
          <h1>{t('screen.triggers')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('triggers.what')}</div>
        </div>
        <ActionButton
          permission="triggers.manage"
          label={t('triggers.create')}
          icon={<Zap aria-hidden="true" />}
          onClick={() => void go(paths.newTrigger)}
        />
      </div>
      <ViewTabs
        views={VIEWS.triggers}
        view={view}
        label={t('triggers.views')}
        nameOf={(one) => t(`triggers.view.${one}`)}
      />
      {view === 'triggers' ? <TriggerList /> : null}
      {view === 'firings' ? <FiringList /> : null}
      {view === 'events' ? <DefinitionList /> : null}
    </>
  )
}
