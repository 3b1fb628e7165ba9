import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { TournamentRound } from '#contract/shapes/tournaments.ts'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { VIEWS } from '../../shell/view-names.ts'
import { ViewTabs } from '../../shell/view-tabs.tsx'
import { HallsView } from './halls-view.tsx'
import { RestrictedView } from './restricted-view.tsx'
import { RoundDetail } from './round-detail.tsx'
import { RoundsView } from './rounds-view.tsx'
import { TournamentsView } from './tournaments-view.tsx'

/**
 * Tournaments of the brand: the calendar of rounds with players and results, rules, halls of fame, and restrictions.
 */
export function TournamentsScreen() {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const [open, setOpen] = useState<TournamentRound>()
  const view = VIEWS.tournaments.find((one) => one === search.get('view')) ?? 'rounds'
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.tournaments')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('tournaments.what')}</div>
        </div>
      </div>
      <ViewTabs
        views={VIEWS.tournaments}
        view={view}
        label={t('tournaments.views')}
        nameOf={(one) => t(`tournaments.view.${one}`)}
      />
      {view === 'rounds' && open ? <RoundDetail roundId={open.roundId} onClose={() => setOpen(undefined)} /> : null}
      {view === 'rounds' && !open ? <RoundsView onOpen={setOpen} /> : null}
      {view === 'tournaments' ? <TournamentsView /> : null}
      {view === 'halls' ? <HallsView /> : null}
      {view === 'restricted' ? <RestrictedView /> : null}
    </>
  )
}
