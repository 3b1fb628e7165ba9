import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { VIEWS } from '../../shell/view-names.ts'
import { ViewTabs } from '../../shell/view-tabs.tsx'
import { useTicketCounts } from '../../shell/waiting-count.ts'
import { TemplatesView } from './templates-view.tsx'
import { TicketQueue, type QueueView } from './ticket-queue.tsx'

type View = (typeof VIEWS.support)[number]

/** Questions of players: the queue by its promise, answered tickets, and templates. */
export function SupportScreen({ PlayerPicture }: { readonly PlayerPicture: ComponentType<{ playerId: number }> }) {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const counts = useTicketCounts()
  const view: View = VIEWS.support.find((one) => one === search.get('view')) ?? 'open'
  const countOf: Partial<Record<View, number | undefined>> = {
    open: counts?.open,
    mine: counts?.mine,
    nobody: counts?.unowned,
    late: counts?.late,
  }
  const nameOf = (one: View) => [t(`support.view.${one}`), countOf[one]].filter((part) => part !== undefined).join(' ')
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.support')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>
            {counts?.open === 0 ? t('support.none') : counts ? t('support.waiting', counts) : ''}
          </div>
        </div>
      </div>
      <ViewTabs views={VIEWS.support} view={view} label={t('support.views')} nameOf={nameOf} />
      {view === 'templates' ? (
        <TemplatesView />
      ) : (
        <TicketQueue key={view} view={view satisfies QueueView} PlayerPicture={PlayerPicture} />
      )}
    </>
  )
}
