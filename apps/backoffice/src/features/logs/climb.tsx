import { ChevronLeft } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import { paths } from '../../shell/paths.ts'
import textStyles from '../../shell/text.module.css'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'

type Props = {
  readonly log: 'overview' | 'accounting' | 'bonuses' | 'venues'
  /** The day of the opened row, once it is loaded. */
  readonly day?: string | undefined
  /** The first and last day, if it is not a single one. */
  readonly days?: Readonly<Record<string, string>>
  readonly words: readonly string[]
}

/** The link back to a log, and the description of the opened row. */
export function Climb({ log, day, days, words }: Props) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { from, to } = days ?? (day === undefined ? {} : { from: day, to: day })
  const back = paths.log(log, from && to ? { from, to } : {})
  useRowKeys([{ keys: 'Backspace', label: t('logs.climbUp'), run: () => void navigate(back) }])
  return (
    <nav className={joinClasses(layout.bar, layout.wrap, textStyles.small)} aria-label={t('reports.path')}>
      <Link to={back} className={layout.row}>
        <ChevronLeft aria-hidden="true" size={16} />
        {t(`logs.view.${log}`)}
      </Link>
      <b>{words.filter((word) => word !== '').join(' · ')}</b>
    </nav>
  )
}
