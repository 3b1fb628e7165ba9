import { useSearchParams } from 'react-router'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import { paths } from '../../shell/paths.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { readWayBack } from '../../shell/way-back.ts'
import { WayBackLink } from '../../shell/way-back-link.tsx'

type Props = {
  /** Where the way back leads for an address that does not say from which screen it was opened. */
  readonly log: 'overview' | 'accounting' | 'bonuses' | 'venues'
  /** The day of the opened row, once it is loaded. */
  readonly day?: string | undefined
  /** The first and last day, if it is not a single one. */
  readonly days?: Readonly<Record<string, string>>
  readonly words: readonly string[]
}

/** The way back to the screen that this was opened from, and the words of the row that is opened. */
export function Climb({ log, day, days, words }: Props) {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const { from, to } = days ?? (day === undefined ? {} : { from: day, to: day })
  const usual = { to: paths.log(log, from && to ? { from, to } : {}), name: `logs.view.${log}` }
  return (
    <nav className={joinClasses(layout.bar, layout.wrap, textStyles.small)} aria-label={t('reports.path')}>
      <WayBackLink back={readWayBack(search) ?? usual} />
      <b>{words.filter((word) => word !== '').join(' · ')}</b>
    </nav>
  )
}
