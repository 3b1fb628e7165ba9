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
  /** Of the row that is opened, once it is known. */
  readonly day?: string | undefined
  /** From which to which day, where it is no single one. */
  readonly days?: Readonly<Record<string, string>>
  readonly words: readonly string[]
}

/** The way back to a log, and the words of the row that is opened. */
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
