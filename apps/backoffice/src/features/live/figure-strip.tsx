import { Link } from 'react-router'
import type { LiveNews, LiveSums } from '#contract/shapes/live.ts'
import { dayOf } from '#contract/states/calendar.ts'
import { paths } from '../../shell/paths.ts'
import { useMay } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useMarketZone } from '../../shell/use-place.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { useWayBack } from '../../shell/way-back.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { listQueues } from './list-queues.ts'
import styles from './live.module.css'
import { Sparkline } from './sparkline.tsx'

type Figure = {
  readonly name: string
  readonly value: string
  readonly note?: string | undefined
  readonly course?: readonly number[]
  /** URL of the list behind the figure. */
  readonly address?: string
}
const SHOWN = 6
const MONEY = ['stakeMinor', 'winMinor', 'ggrMinor', 'depositsMinor'] as const

/** The main figures for one's role. */
export function FigureStrip({ regions }: { readonly regions: LiveNews['regions'] }) {
  const figures = useFigures(regions)
  if (figures.length === 0) return null
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, note, course, address }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b className={styles.figure}>{address === undefined ? value : <Link to={address}>{value}</Link>}</b>
            <span className={styles.figureNote}>
              <span className={textStyles.muted}>{note}</span>
              {course ? <Sparkline values={course} /> : null}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function useFigures(regions: LiveNews['regions']): Figure[] {
  const { t, language } = useTexts()
  const mayLogs = useMay('reports.read')
  const back = useWayBack()
  const zone = useMarketZone()
  const { traffic, money } = regions
  const number = (value: number) => value.toLocaleString(language).replaceAll(' ', '\u00a0')
  const noteOf = (difference: string | null) => (difference === null ? undefined : t('live.against', { difference }))
  const all: Figure[] = []
  if (traffic) {
    const { online, roundsPerSecond, peakPerSecond, course } = traffic.figures
    all.push(
      { name: t('live.online'), value: number(online), note: '', course: course.map((one) => one.online) },
      {
        name: t('live.roundsPerSecond'),
        value: number(roundsPerSecond),
        note: t('live.peak', { value: number(peakPerSecond) }),
        course: course.map((one) => one.roundsPerSecond),
      },
    )
  }
  if (money) {
    const { today, before, currency, course } = money.figures
    const day = dayOf(zone, new Date(money.at))
    // Only hours with values; deposits have none.
    const hours = course.hours.filter(({ stakeMinor }) => stakeMinor !== null)
    const courses: Partial<Record<(typeof MONEY)[number], number[]>> = {
      stakeMinor: hours.map((hour) => hour.stakeMinor ?? 0),
      winMinor: hours.map((hour) => hour.winMinor ?? 0),
      ggrMinor: hours.map((hour) => (hour.stakeMinor ?? 0) - (hour.winMinor ?? 0)),
    }
    for (const name of MONEY)
      all.push({
        name: t(`live.today.${name}`),
        value: writeMoney({ amountMinor: today[name], currency }),
        note: noteOf(before && differenceOf(today, before, name, language)),
        ...(courses[name] ? { course: courses[name] } : {}),
        ...(mayLogs ? { address: addressOf(name, { from: day, to: day, currencies: currency, ...back }) } : {}),
      })
  }
  for (const queue of listQueues(regions))
    all.push({
      name: t(`live.queue.${queue.name}`),
      value: number(queue.count),
      note: t('live.waits'),
      address: queue.path,
    })
  return all.slice(0, SHOWN)
}

/** Movements of today that a sum of money is made of, or games. */
function addressOf(name: (typeof MONEY)[number], of: Readonly<Record<string, string>>) {
  return name === 'depositsMinor' ? paths.log('accounting', { ...of, movements: 'deposit' }) : paths.log('games', of)
}

/** The relative difference to the earlier value; null if that was zero. */
function differenceOf(
  today: LiveSums,
  before: LiveSums,
  name: (typeof MONEY)[number],
  language: string,
): string | null {
  const [now, then] = [today[name], before[name]]
  if (then === 0) return null
  const share = (now - then) / Math.abs(then)
  return new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 })
    .format(share)
    .replace('-', '\u2212')
}
