import type { ProtectionFigure } from '#contract/lists/figure-entries.ts'
import type { LiveFigures, Measured } from '#contract/shapes/live.ts'
import { dayOf } from '#contract/states/calendar.ts'
import { FigureLink } from '../../shell/figure-link.tsx'
import { useMarketZone } from '../../shell/use-place.ts'
import { useTexts } from '../../shell/use-texts.ts'
import styles from './live.module.css'

type Counted = { readonly figure: ProtectionFigure; readonly kinds?: readonly string[] }

/** The list behind each count. */
const COUNTS = {
  limitsTightened: { figure: 'limitsTightened' },
  limitsLoosened: { figure: 'limitsLoosened' },
  loosenedWaiting: { figure: 'limitsWaiting' },
  self: { figure: 'exclusionsSelf' },
  register: { figure: 'exclusionsRegister' },
  panic: { figure: 'exclusionsPanic' },
  breaks: { figure: 'exclusionsOther', kinds: ['break'] },
  byStaff: { figure: 'exclusionsOther', kinds: ['staff'] },
} as const satisfies Partial<Record<keyof LiveFigures['protection'], Counted>>
const NAMES = Object.keys(COUNTS) as (keyof typeof COUNTS)[]

/** Protection of players today: counts, each of which links to its list. */
export function ProtectionList({ figures: protection, at }: Measured<'protection'>) {
  const { t } = useTexts()
  const today = dayOf(useMarketZone(), new Date(at))
  return (
    <dl className={styles.counts}>
      {NAMES.map((name) => {
        const { figure, kinds = [] }: Counted = COUNTS[name]
        return (
          <div key={name}>
            <dt>{t(`live.protection.${name}`)}</dt>
            <dd>
              <FigureLink figure={figure} value={protection[name]} of={{ from: today, to: today }} kinds={kinds}>
                {protection[name]}
              </FigureLink>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
