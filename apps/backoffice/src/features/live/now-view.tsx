import type { LiveNews, LiveRegion, Measured } from '#contract/shapes/live.ts'
import { useTexts } from '../../shell/use-texts.ts'
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
  readonly isLive: boolean
  readonly newestAt: string
  readonly opened: { readonly isOpen: boolean; readonly onChange: (isOpen: boolean) => void }
}

const QUEUES: readonly LiveRegion[] = ['payments', 'support', 'approvals', 'documents', 'risk']
const MACHINE: readonly LiveRegion[] = ['installation', 'books', 'chain', 'returns']

/** The regions of one's rights, plots first. */
export function NowView({ regions, visible, isLive, newestAt, opened }: Props) {
  const { t } = useTexts()
  const common = { isLive, newestAt }
  const sees = (of: readonly LiveRegion[]) => of.some((one) => visible.includes(one))
  const { money, payments, partners, protection } = regions
  return (
    <>
      {sees(['money', 'payments']) ? (
        <div className={styles.plots}>
          {sees(['money']) ? (
            <Region id="money" title={t('live.money')} measured={money} {...common}>
              {money ? <MoneyCourse money={money.figures} opened={opened} /> : null}
            </Region>
          ) : null}
          {sees(['payments']) ? (
            <Region
              id="strip"
              title={
                payments ? t('live.strip', { count: payments.figures.withdrawals.count }) : t('screen.withdrawals')
              }
              measured={payments}
              {...common}
            >
              {payments ? <WaitingStrip payments={payments} /> : null}
            </Region>
          ) : null}
        </div>
      ) : null}
      <div className={styles.columns}>
        {sees(QUEUES) ? (
          <Region
            id="waiting"
            title={t('live.waiting')}
            note={t('live.strokeIsPromise')}
            measured={oldestOf(regions, QUEUES)}
            {...common}
          >
            <WaitingTable queues={listQueues(regions)} />
          </Region>
        ) : null}
        {sees(['partners']) ? (
          <Region id="partners" title={t('live.partners')} note={t('live.byUs')} measured={partners} {...common}>
            {partners ? <PartnersTable partners={partners.figures} /> : null}
          </Region>
        ) : null}
        <div className={styles.last}>
          {sees(['protection']) ? (
            <Region id="protection" title={t('live.protection')} measured={protection} {...common}>
              {protection ? <ProtectionList protection={protection.figures} /> : null}
            </Region>
          ) : null}
          {sees(MACHINE) ? (
            <Region id="machine" title={t('live.machine')} measured={oldestOf(regions, MACHINE)} {...common}>
              <InstallationList regions={regions} />
            </Region>
          ) : null}
        </div>
      </div>
    </>
  )
}

/** Of regions that are shown together the one with the oldest figures: their time is said. */
function oldestOf(regions: LiveNews['regions'], of: readonly LiveRegion[]): Measured | undefined {
  return of
    .flatMap((region): Measured[] => {
      const found = regions[region]
      return found ? [found] : []
    })
    .toSorted((one, other) => one.at.localeCompare(other.at))[0]
}
