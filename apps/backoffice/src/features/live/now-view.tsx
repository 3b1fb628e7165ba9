import type { ReactNode } from 'react'
import type { LiveCard } from '#contract/play-v1/live-cards.ts'
import type { LiveNews, LiveRegion, Measured } from '#contract/shapes/live.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { CARD_REGIONS, seesCard } from './card-regions.ts'
import { InstallationList } from './installation-list.tsx'
import { listQueues } from './list-queues.ts'
import styles from './live.module.css'
import { MoneyCourse } from './money-course.tsx'
import { PartnersTable } from './partners-table.tsx'
import { ProtectionList } from './protection-list.tsx'
import { Region } from './region.tsx'
import { WaitingStrip } from './waiting-strip.tsx'
import { WaitingTable } from './waiting-table.tsx'

type Props = {
  readonly regions: LiveNews['regions']
  readonly visible: readonly LiveRegion[]
  /** The shown cards, in their order. */
  readonly cards: readonly LiveCard[]
  readonly isLive: boolean
  readonly newestAt: string
  readonly opened: { readonly isOpen: boolean; readonly onChange: (isOpen: boolean) => void }
}

type Place = Exclude<LiveCard, 'figures'>
const LAST: readonly Place[] = ['protection', 'machine']

/** The permitted and selected cards, plots first; within a row in the person's own order. */
export function NowView({ regions, visible, cards, isLive, newestAt, opened }: Props) {
  const { t } = useTexts()
  const common = { isLive, newestAt }
  const { money, payments, partners, protection } = regions
  const cardOf: Readonly<Record<Place, () => ReactNode>> = {
    money: () => (
      <Region key="money" id="money" title={t('live.money')} measured={money} {...common}>
        {money ? <MoneyCourse money={money.figures} opened={opened} /> : null}
      </Region>
    ),
    strip: () => (
      <Region
        key="strip"
        id="strip"
        title={payments ? t('live.strip', { count: payments.figures.withdrawals.count }) : t('screen.withdrawals')}
        measured={payments}
        {...common}
      >
        {payments ? <WaitingStrip payments={payments} /> : null}
      </Region>
    ),
    waiting: () => (
      <Region
        key="waiting"
        id="waiting"
        title={t('live.waiting')}
        note={<span className={styles.ofBars}>{t('live.strokeIsPromise')}</span>}
        measured={oldestOf(regions, CARD_REGIONS.waiting)}
        {...common}
      >
        <WaitingTable queues={listQueues(regions)} />
      </Region>
    ),
    partners: () => (
      <Region
        key="partners"
        id="partners"
        title={t('live.partners')}
        note={t('live.byUs')}
        measured={partners}
        {...common}
      >
        {partners ? <PartnersTable partners={partners.figures} /> : null}
      </Region>
    ),
    protection: () => (
      <Region key="protection" id="protection" title={t('live.protection')} measured={protection} {...common}>
        {protection ? <ProtectionList {...protection} /> : null}
      </Region>
    ),
    machine: () => (
      <Region
        key="machine"
        id="machine"
        title={t('live.machine')}
        measured={oldestOf(regions, CARD_REGIONS.machine)}
        {...common}
      >
        <InstallationList regions={regions} />
      </Region>
    ),
  }
  const chosen = (of: readonly Place[]) =>
    cards.filter((card): card is Place => of.some((one) => one === card) && seesCard(card, visible))
  const [plots, lists, last] = [chosen(['money', 'strip']), chosen(['waiting', 'partners']), chosen(LAST)]
  return (
    <>
      {plots.length > 0 ? <div className={styles.plots}>{plots.map((card) => cardOf[card]())}</div> : null}
      <div className={styles.columns}>
        {lists.map((card) => cardOf[card]())}
        {last.length > 0 ? <div className={styles.last}>{last.map((card) => cardOf[card]())}</div> : null}
      </div>
    </>
  )
}

/** The region with the oldest figures of those shown together: its time is displayed. */
function oldestOf(regions: LiveNews['regions'], of: readonly LiveRegion[]): Measured | undefined {
  return of
    .flatMap((region): Measured[] => {
      const found = regions[region]
      return found ? [found] : []
    })
    .toSorted((one, other) => one.at.localeCompare(other.at))[0]
}
