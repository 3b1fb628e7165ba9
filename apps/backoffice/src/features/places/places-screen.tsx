import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { TabLinks } from '#ui/tabs/tab-links.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { VIEWS } from '../../shell/view-names.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { HallView } from './hall-view.tsx'
import { MomentBar } from './moment-bar.tsx'
import { PlanView } from './plan-view.tsx'
import type { AsOf } from './places.ts'
import { StorePane } from './store-pane.tsx'
import { TerminalsView } from './terminals-view.tsx'
import { usePlacesAddress } from './use-moment.ts'
import { useVenues } from './use-venues.ts'
import { VenueDialog } from './venue-dialog.tsx'
import { VenuePane } from './venue-pane.tsx'
import { VenueList } from './venue-list.tsx'

/** In place of a venue id: terminals without one. */
const STORE = 'store'
const NOW: AsOf = {}

/** Venues at a past, present or future time: terminals, opening hours, and who may play. */
export function PlacesScreen() {
  const { t } = useTexts()
  const [isAdding, setAdding] = useState(false)
  const { view, open, asOf, moment, change } = usePlacesAddress()
  // The live view is always now, and uses the whole screen.
  const isLive = view === 'hall'
  const found = useVenues(isLive ? NOW : moment)
  const rows = found ?? []
  const beside = isLive ? undefined : open
  const choose = (venueId: string) => change('venue', venueId)
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.places')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>
            {found
              ? t('places.what', { count: found.length, open: found.filter(({ isOpen }) => isOpen).length })
              : t('list.loading')}
          </div>
        </div>
        {isLive ? null : (
          <Button
            variant="outlined"
            aria-pressed={open === STORE}
            onClick={() => change('venue', open === STORE ? undefined : STORE)}
          >
            {t('places.inStore')}
          </Button>
        )}
        <ActionButton
          permission="places.manage"
          icon={<Plus aria-hidden="true" />}
          label={t('places.addVenue')}
          onClick={() => setAdding(true)}
        />
      </div>
      <TabLinks
        label={t('screen.places')}
        tabs={VIEWS.places.map((key) => ({ key, name: t(`places.view.${key}`), address: `?view=${key}` }))}
        open={view}
        onOpen={(key) => change('view', key)}
      />
      {isLive ? null : <MomentBar asOf={asOf} onChange={(value) => change('asOf', value)} />}
      <div className={beside ? joinClasses(layout.split, layout.tight) : layout.list}>
        {view === 'plan' ? <PlanView venues={rows} open={open} onOpen={choose} /> : null}
        {isLive ? <HallView venues={rows} open={open} onOpen={choose} /> : null}
        {view === 'terminals' ? <TerminalsView moment={moment} venues={rows} /> : null}
        {view === 'venues' ? (
          <div className={layout.list}>
            <VenueList moment={moment} open={open} onOpen={choose} />
          </div>
        ) : null}
        {beside === STORE ? (
          <StorePane moment={moment} venues={rows} onClose={() => change('venue', undefined)} />
        ) : null}
        {beside && beside !== STORE ? (
          <VenuePane
            key={beside}
            venueId={beside}
            moment={moment}
            venues={rows}
            onClose={() => change('venue', undefined)}
          />
        ) : null}
      </div>
      {isAdding ? <VenueDialog onClose={() => setAdding(false)} onSaved={choose} /> : null}
    </>
  )
}
