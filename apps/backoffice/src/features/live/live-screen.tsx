import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { LIVE_CARDS } from '#contract/play-v1/live-cards.ts'
import { liveRegionsFor, type LiveNews, type LiveRegion } from '#contract/shapes/live.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { dateParts } from '../../shell/date-parts.ts'
import layout from '../../shell/layout.module.css'
import { NoRightsAtAll } from '../../shell/no-right.tsx'
import { useRightsEverywhere } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useMarketZone, usePlace } from '../../shell/use-place.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { useViews } from '../../shell/use-views.ts'
import { ViewTabs } from '../../shell/view-tabs.tsx'
import { writeClock } from '../../shell/write-time.ts'
import { AlertLines } from './alert-lines.tsx'
import { seesCard } from './card-regions.ts'
import { CardsSheet } from './cards-sheet.tsx'
import { FigureStrip } from './figure-strip.tsx'
import { findAlerts } from './find-alerts.ts'
import { InstallationView } from './installation-view.tsx'
import { nameTab } from './name-tab.ts'
import { NowView } from './now-view.tsx'
import { useAlertTexts } from './use-alert-texts.ts'
import { useCards } from './use-cards.ts'
import { freezeLive, useLive, type LiveState } from './use-live.ts'

/** The live view, with the regions of one's role. The title summarizes the alerts. */
export function LiveScreen() {
  const { t } = useTexts()
  const live = useLive()
  const [search] = useSearchParams()
  const [isTableOpen, setTableOpen] = useState(false)
  const [isAdjusting, setAdjusting] = useState(false)
  const visible = liveRegionsFor(useRightsEverywhere())
  const views = useViews('live')
  const { cards, save, error } = useCards()
  const shown = cards.filter(({ isShown }) => isShown).map(({ card }) => card)
  useRowKeys([
    { keys: 't', label: t('live.keyTable'), run: () => setTableOpen((isOpen) => !isOpen) },
    { keys: '.', label: t(live.frozenAt === null ? 'live.keyFreeze' : 'live.keyGoOn'), run: freezeLive },
  ])
  if (visible.length === 0) return <NoRightsAtAll />
  const view = views.find((one) => one === search.get('view')) ?? 'now'
  const common = { regions: live.regions, isLive: live.isLive, newestAt: newestOf(live.regions) }
  return (
    <>
      <Head live={live} visible={visible} newestAt={common.newestAt} onAdjust={() => setAdjusting(true)} />
      {views.length > 1 ? (
        <ViewTabs views={views} view={view} label={t('live.views')} nameOf={(one) => t(`live.view.${one}`)} />
      ) : null}
      <div className={layout.scroll}>
        {view === 'installation' ? (
          <InstallationView {...common} />
        ) : (
          <>
            {shown.includes('figures') ? <FigureStrip regions={live.regions} /> : null}
            <NowView
              {...common}
              visible={visible}
              cards={shown}
              opened={{ isOpen: isTableOpen, onChange: setTableOpen }}
            />
          </>
        )}
      </div>
      {isAdjusting ? (
        <CardsSheet
          cards={cards}
          offered={LIVE_CARDS.filter((card) => seesCard(card, visible))}
          error={error}
          onChange={save}
          onClose={() => setAdjusting(false)}
        />
      ) : null}
    </>
  )
}

function Head({
  live,
  visible,
  newestAt,
  onAdjust,
}: {
  readonly live: LiveState
  readonly visible: readonly LiveRegion[]
  readonly newestAt: string
  readonly onAdjust: () => void
}) {
  const { t, language } = useTexts()
  const { titleOf } = useAlertTexts()
  const timeZone = useMarketZone()
  const brand = usePlace()?.brandName
  const [openedAt] = useState(() => new Date())
  const alerts = findAlerts(live.regions)
  const isKnown = visible.some((region) => live.regions[region] !== undefined)
  const title = isKnown ? titleOf(alerts) : t('screen.now')
  useEffect(() => {
    const before = document.title
    document.title = nameTab(isKnown && alerts.length > 0 ? title : undefined, t('screen.now'), brand)
    return () => {
      document.title = before
    }
  }, [title, isKnown, alerts.length, brand, t])
  const { locale, ...parts } = dateParts(language)
  const day = new Intl.DateTimeFormat(locale, {
    ...parts,
    weekday: 'long',
    year: 'numeric',
    timeZone,
  }).format(newestAt === '' ? openedAt : new Date(newestAt))
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          {/* Only changes of the alerts are announced to screen readers, not every value. */}
          <h1 aria-live="polite">{title}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('live.what', { day })}</div>
        </div>
        <Age live={live} newestAt={newestAt} />
        <Button variant="outlined" onClick={onAdjust}>
          {t('live.adjust')}
        </Button>
      </div>
      <AlertLines alerts={alerts} />
    </>
  )
}

/** The age of the figures: live, paused, or disconnected. */
function Age({ live, newestAt }: { readonly live: LiveState; readonly newestAt: string }) {
  const { t, language } = useTexts()
  const at = newestAt === '' ? '' : writeClock(newestAt, language)
  return (
    <Button variant="ghost" onClick={freezeLive} aria-pressed={live.frozenAt !== null}>
      {live.frozenAt === null ? (
        live.isLive && at !== '' ? (
          <Status kind="ok">{t('live.told', { at })}</Status>
        ) : (
          <Status kind="hold">{at === '' ? t('live.notYet') : t('live.lost', { at })}</Status>
        )
      ) : (
        <Status kind="wait">{t('live.frozen', { at })}</Status>
      )}
    </Button>
  )
}

function newestOf(regions: LiveNews['regions']): string {
  return Object.values(regions)
    .map(({ at }) => at)
    .reduce((newest, at) => (at > newest ? at : newest), '')
}
